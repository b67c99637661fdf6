import { isPrinted, printedAddressId, printedCss, toPrintedAddress } from 'shared-api/contract/wire/printed-address';

type Router = { subscribe: (onChange: () => void) => () => void };

const pathOf = ({ pathname, search }: Location | URL) => pathname + search;

function adopt(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Of the page that the document was sent for: a person may have gone on before this was loaded. */
function pathSent(sent: Element | null) {
  const address = sent?.querySelector('bdi')?.textContent;
  return address ? pathOf(new URL(address)) : undefined;
}

/**
 * Has every public page begin on paper with the organisation's `name`, its address and the code of that for cameras, as the page
 * server draws them for the page that it sends. A browser that prints waits for nothing, so what draws the code comes before
 * somebody prints, and only to devices with a mouse: phones print name and address alone (docs/decisions/062).
 * @returns what ends that
 */
export function preparePrint(name: string, router: Router): () => void {
  const sent = document.getElementById(printedAddressId);
  const sentFor = pathSent(sent);
  const first = sentFor ?? pathOf(location);
  let drawQrCode = (_address: string) => '';
  async function loadDrawing() {
    if (pathOf(location) === first) return;
    unsubscribe();
    try {
      ({ drawQrCode } = await import('./draw-qr-code.ts'));
    } catch {
      // printed without the code
    }
  }
  function insert() {
    document.getElementById(printedAddressId)?.remove();
    const address = location.origin + pathOf(location);
    if (sent && pathOf(location) === sentFor) document.body.prepend(sent);
    else if (isPrinted(location.pathname))
      document.body.insertAdjacentHTML('afterbegin', toPrintedAddress(name, address, drawQrCode(address)));
  }
  if (!sent) adopt(printedCss);
  const hasMouse = matchMedia('(hover: hover) and (pointer: fine)').matches;
  const unsubscribe = hasMouse ? router.subscribe(() => void loadDrawing()) : () => undefined;
  addEventListener('beforeprint', insert);
  return () => {
    unsubscribe();
    removeEventListener('beforeprint', insert);
  };
}
