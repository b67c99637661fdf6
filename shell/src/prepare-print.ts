import { printedAddressId } from 'shared-api/contract/wire/printed-address';

const pathOf = ({ pathname, search }: URL | Location) => pathname + search;

/** A page that was opened inside the portal has its own address on paper, without the code for cameras: the page server draws that. */
export function preparePrint() {
  const printed = document.getElementById(printedAddressId);
  const address = printed?.querySelector('bdi');
  if (!printed || !address) return;
  const code = printed.querySelector('svg');
  const first = new URL(address.textContent);
  addEventListener('beforeprint', () => {
    const isFirst = pathOf(location) === pathOf(first);
    address.textContent = isFirst ? first.href : location.origin + pathOf(location);
    if (code) code.style.display = isFirst ? '' : 'none';
  });
}
