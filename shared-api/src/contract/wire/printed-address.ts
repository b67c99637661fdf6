import { paths, patternOf } from '../paths.ts';

/** Id of the element above a page on paper: whose it is, and its address. */
export const printedAddressId = 'printed-address';

/** Whether a page is printed with its address: not one for a single reader, whose address may hold a secret, nor one that is none. */
export const isPrinted = (pathname: string): boolean => paths[patternOf(pathname) ?? '']?.isKept === true;

/**
 * How a page is printed. It travels with what is printed, for the pages that are never printed to be lighter, and so names the
 * classes of the kit: the address above the page, whole dates, addresses beside links to other sites, no menus and fields, every
 * card of a row, dark words, and breaks between cards (docs/decisions/062).
 */
export const printedCss = `#${printedAddressId}{display:none}@media print{${[
  `#${printedAddressId}{display:flex;align-items:center;gap:1rem;margin:0 2.5rem;padding-block-end:1rem;border-block-end:1px solid #948770}`,
  `#${printedAddressId} p{flex:1}`,
  `#${printedAddressId} strong,#${printedAddressId} bdi{display:block}`,
  `#${printedAddressId} svg{flex:none;inline-size:6rem;block-size:6rem}`,
  'time[title]{font-size:0}',
  'time[title]:after{content:attr(title);font-size:.8125rem}',
  '.ui-rich-text a[href^=http]:after{content:" (" attr(href) ")";direction:ltr;unicode-bidi:isolate;font-size:.8125rem}',
  '*{content-visibility:visible}',
  '#root,#content{min-block-size:0}',
  'nav,label,select,.ui-deep>.ui-lattice,.ui-carousel-control,.ui-carousel-track>[aria-hidden]{display:none}',
  '.ui-carousel-row,.ui-carousel-track{display:contents}',
  '.ui-carousel-track>ul{flex-wrap:wrap;inline-size:auto}',
  '.ui-deep{background:none}',
  '.ui-deep,.ui-deep *{color:inherit}',
  'li,tr,dl,img,.ui-card{break-inside:avoid}',
  'h1,h2,h3{break-after:avoid}',
].join('')}}`;

/** In URLs that were parsed no other sign means anything to HTML; what stands between two `%` would be filled in by the page server. */
const escapeUrl = (url: string) => url.replaceAll('&', '&amp;').replaceAll('%', '&#37;');

/** The element of the page at `url`, which was parsed, with the name of whose it is, and its QR code as SVG, or none. */
export const toPrintedAddress = (name: string, url: string, qrCode: string) =>
  `<div id="${printedAddressId}" aria-hidden="true"><p><strong>${name}</strong><bdi dir="ltr">${escapeUrl(url)}</bdi></p>${qrCode}</div>`;
