import { escapeAttribute, escapeText } from 'entities/escape';
import { confirmPage } from '../../messages.ts';
import { toPlainPage } from '../render/plain-page.ts';

/** Asks whether this browser shall show another build of a front end from now on. */
export const toConfirmPage = ({ use, to }: { use: string; to: string }) =>
  toPlainPage(
    confirmPage.title,
    `<p>${confirmPage.what} <bdi dir="ltr">${escapeText(use)}</bdi></p>
<p>${confirmPage.caution}</p>
<form method="post" action="/use">
<input type="hidden" name="use" value="${escapeAttribute(use)}">
<input type="hidden" name="to" value="${escapeAttribute(to)}">
<button>${confirmPage.confirm}</button>
</form>
<p><a href="${escapeAttribute(to)}">${confirmPage.decline}</a></p>`,
  );
