import { organisation } from 'shared-api/contract/offices/organisation';
import { errorPage } from '../../messages.ts';
import { toPlainPage } from './plain-page.ts';

/** What is answered when not even the frame of a page can be rendered. */
export const toErrorPage = (sentence: string) =>
  toPlainPage(
    errorPage.title,
    `<p>${sentence}</p>
<p><a href="">${errorPage.retry}</a></p>
<p>${errorPage.reach} <a dir="ltr" href="${organisation.phoneHref}">${organisation.phone}</a></p>`,
  );
