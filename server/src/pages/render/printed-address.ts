import { escapeText } from 'entities/escape';
import { inlineMark } from 'shared-api/contract/front-ends/server-build.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import { paths, patternOf } from 'shared-api/contract/paths';
import { toQrPath } from 'shared-api/contract/text/qr-path';
import { printedAddressId } from 'shared-api/contract/wire/printed-address';
import { encode } from 'uqr';
import { serverLimits } from '../../limits.ts';

/** On the screen it is not there. On paper dates are told as they are, and links of texts to other sites with their addresses. */
const style = `#${printedAddressId}{display:none}@media print{#${printedAddressId}{display:flex;align-items:center;gap:1rem;margin:0 2.5rem;padding-block-end:1rem;border-block-end:1px solid #948770}#${printedAddressId} p{flex:1}#${printedAddressId} strong,#${printedAddressId} bdi{display:block}#${printedAddressId} svg{flex:none;inline-size:6rem;block-size:6rem}time[title]{font-size:0}time[title]:after{content:attr(title);font-size:.8125rem}.ui-rich-text a[href^=http]:after{content:" (" attr(href) ")";direction:ltr;unicode-bidi:isolate;font-size:.8125rem}}`;

/** Of a long address, as that of a search, nothing: its squares would be too small for a camera. */
function qrCode(text: string) {
  if (text.length > serverLimits.maxQrCodeLength) return '';
  const { data, size } = encode(text, { border: 2 });
  return `<svg viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" shape-rendering="crispEdges" d="${toQrPath(data)}"/></svg>`;
}

/** Of a path that nobody prints nothing is drawn; the home page is none to be handed on by paper. */
const isPrinted = ({ pathname }: URL) => pathname !== '/' && paths[patternOf(pathname) ?? '']?.isKept === true;

/**
 * The document of a public page with what its paper begins with: the organisation's name, the address, and that for cameras. Drawn
 * here, so that it is printed without scripts too.
 */
export function withPrintedAddress(document: string, url: URL, origin: string): string {
  if (!isPrinted(url)) return document;
  const address = origin + url.pathname + url.search;
  const shown = escapeText(address).replaceAll('%', '&#37;');
  const element = `<div id="${printedAddressId}" aria-hidden="true"><p><strong>${organisation.name}</strong><bdi dir="ltr">${shown}</bdi></p>${qrCode(address)}</div>`;
  return document
    .replace('</head>', () => `<style nonce="${inlineMark}">${style}</style>\n</head>`)
    .replace('<body>', () => `<body>\n${element}`);
}
