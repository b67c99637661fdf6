import { randomUUID } from 'node:crypto';
import { noncePlaceholder, originPlaceholder, type RenderedPage } from 'shared-api/contract/server-build.contract';

const shield = `%${randomUUID()}`;

/** Keeps from being filled what a page draws and carries: a member may have written the words of a placeholder. */
export function shieldWords({ head, ...page }: RenderedPage): RenderedPage {
  const shielded = JSON.stringify(page).replaceAll(/%(?=(?:nonce|origin)%)/g, shield);
  // of a head's values, those that are addresses begin with the origin
  return { ...JSON.parse(shielded), head: head.replaceAll(/%(?=nonce%)|(?<!")%(?=origin%)/g, shield) };
}

/** Fills the places of a document, and takes the shields off. */
export const fillDocument = (document: string, { nonce, origin }: { nonce: string; origin: string }) =>
  document.replaceAll(noncePlaceholder, nonce).replaceAll(originPlaceholder, origin).replaceAll(shield, '%');
