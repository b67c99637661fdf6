import { escapeText } from 'entities/escape';
import { inlineMark } from 'shared-api/contract/front-ends/server-build.contract';
import { messages } from '../../messages.ts';

/** A per cent sign too, which begins the placeholders of a document. */
const escapeHtml = (text: string) => escapeText(text).replaceAll('%', '&#37;');

const css = `
#override{position:fixed;inset-block-end:0;inset-inline:0;z-index:2000;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 1rem;padding:.25rem 1rem;background:#7a1f35;color:#fff;font-size:.95rem;line-height:1.6}
#override a{display:inline-flex;align-items:center;min-height:44px;color:#fff;text-decoration:underline;text-underline-offset:.3em;font-weight:700}
#override a:focus-visible{outline:3px solid #fff;outline-offset:2px}
body:has(#override){padding-block-end:4rem}
@media print{#override{display:none}}`;

/** A bar at the foot of every overridden page: which build it shows, and a link that ends the override. */
export const overrideBadge = (text: string) =>
  `<style nonce="${inlineMark}">${css}</style>
<aside id="override" aria-label="${messages.overrideLabel}"><span>${text}</span><a href="?use=none">${messages.overrideEnd}</a></aside>`;

export const overrideText = (name: string, build: string) =>
  `${messages.overrideOf} <bdi dir="ltr">${escapeHtml(`${name}@${build}`)}</bdi>`;

export const rejectionText = (override: string, rejection: string) =>
  `${rejection} <bdi dir="ltr">${escapeHtml(override)}</bdi>`;
