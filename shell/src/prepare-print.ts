import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { printedAddressCss, printedAddressId, toPrintedAddress } from 'shared-api/contract/wire/printed-address';
import type { createRouter } from './router.ts';

type Router = Awaited<ReturnType<typeof createRouter>>;

const toAddress = ({ origin, pathname, search }: Location) => origin + pathname + search;

function adopt(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Pages of this kind say so without having read anything. */
const isPrivate = ({ state }: Pick<Router, 'state'>) =>
  state.matches.some(({ route }) => {
    const about = (route.handle as PageHandle | undefined)?.about;
    return typeof about === 'object' && about.isPrivate;
  });

/**
 * Has every public page begin on paper with the organisation's `name`, its address and the code of that for cameras, as the page
 * server draws them for the page that it sends. A browser that prints waits for nothing, so what draws the code comes before
 * somebody prints, and only to devices with a mouse: phones print name and address alone (docs/decisions/062).
 */
export function preparePrint(name: string, router: Pick<Router, 'state' | 'subscribe'>) {
  const sent = document.getElementById(printedAddressId);
  const sentFor = toAddress(location);
  let drawQrCode = (_address: string) => '';
  async function prepareCode() {
    ({ drawQrCode } = await import('./draw-qr-code.ts'));
  }
  if (!sent) adopt(printedAddressCss);
  if (matchMedia('(hover: hover) and (pointer: fine)').matches) {
    const prepare = () => void prepareCode().catch(() => undefined); // printed without
    router.subscribe(prepare);
  }
  addEventListener('beforeprint', () => {
    document.getElementById(printedAddressId)?.remove();
    const address = toAddress(location);
    if (sent && address === sentFor) document.body.prepend(sent);
    else if (!isPrivate(router))
      document.body.insertAdjacentHTML('afterbegin', toPrintedAddress(name, address, drawQrCode(address)));
  });
}
