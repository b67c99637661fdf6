import { randomUUID } from 'node:crypto';
import { noncePlaceholder, originPlaceholder, type RenderedPage } from 'shared-api/contract/server-build.contract';

const escaped = `%${randomUUID()}`;

/** Escapes placeholders in what a page shows and carries: a member may have typed one. */
export function escapePlaceholders({ head, ...page }: RenderedPage): RenderedPage {
  const escapedPage = JSON.stringify(page).replaceAll(/%(?=(?:nonce|origin)%)/g, escaped);
  // of a head's values, those that are addresses begin with the origin
  return { ...JSON.parse(escapedPage), head: head.replaceAll(/%(?=nonce%)|(?<!")%(?=origin%)/g, escaped) };
}

/** Fills the placeholders of a document and restores the escaped ones. */
export const fillDocument = (document: string, { nonce, origin }: { nonce: string; origin: string }) =>
  document.replaceAll(noncePlaceholder, nonce).replaceAll(originPlaceholder, origin).replaceAll(escaped, '%');
