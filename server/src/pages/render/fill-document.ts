import { randomUUID } from 'node:crypto';
import { originPlaceholder, type RenderedPage } from 'shared-api/contract/server-build.contract';

const escaped = `%${randomUUID()}`;

/** Escapes placeholders in what a page shows and carries: a member may have typed one. */
export function escapePlaceholders({ head, ...page }: RenderedPage): RenderedPage {
  const escapedPage = JSON.stringify(page).replaceAll(/%(?=(?:nonce|origin)%)/g, escaped);
  // of a head's values, those that are addresses begin with the origin
  return { ...JSON.parse(escapedPage), head: head.replaceAll(/%(?=nonce%)|(?<!")%(?=origin%)/g, escaped) };
}

/** Fills in the address that visitors reach the portal by, and restores the placeholders that were escaped. */
export const fillDocument = (document: string, origin: string) =>
  document.replaceAll(originPlaceholder, origin).replaceAll(escaped, '%');
