import { inlineMark } from 'shared-api/contract/front-ends/server-build.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import { paths, patternOf } from 'shared-api/contract/paths';
import { toQrSvg } from 'shared-api/contract/text/qr-code';
import { printedAddressCss, toPrintedAddress } from 'shared-api/contract/wire/printed-address';
import { encode } from 'uqr';

/**
 * Of a path that nobody prints nothing is drawn. Nor on the home page, whose budget of bytes has no place for it: there
 * the shell draws it (`prepare-print.ts`).
 */
const isPrinted = ({ pathname }: URL) => pathname !== '/' && paths[patternOf(pathname) ?? '']?.isKept === true;

/**
 * The document of a public page with what its paper begins with: the organisation's name, the address, and that for cameras. Drawn
 * here, so that it is printed without scripts too.
 */
export function withPrintedAddress(document: string, url: URL, origin: string): string {
  if (!isPrinted(url)) return document;
  const address = origin + url.pathname + url.search;
  const element = toPrintedAddress(organisation.name, address, toQrSvg(address, encode));
  return document
    .replace('</head>', () => `<style nonce="${inlineMark}">${printedAddressCss}</style>\n</head>`)
    .replace('<body>', () => `<body>\n${element}`);
}
