import { inlineMark } from 'shared-api/contract/front-ends/server-build.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import { toQrSvg } from 'shared-api/contract/text/qr-code';
import { isPrinted, printedCss, toPrintedAddress } from 'shared-api/contract/wire/printed-address';
import { encode } from 'uqr';

/**
 * The document of a public page with what its paper begins with: the organisation's name, the address, and that for cameras. Drawn
 * here, so that it is printed without scripts too.
 */
export function withPrintedAddress(document: string, url: URL, origin: string): string {
  if (url.pathname === '/' || !isPrinted(url.pathname)) return document; // the home page has no bytes left: `prepare-print.ts`
  const address = origin + url.pathname + url.search;
  const element = toPrintedAddress(organisation.name, address, toQrSvg(address, encode));
  return document
    .replace('</head>', () => `<style nonce="${inlineMark}">${printedCss}</style>\n</head>`)
    .replace('<body>', () => `<body>\n${element}`);
}
