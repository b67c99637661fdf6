import { organisation } from 'shared-api/contract/offices/organisation';
import { toQrSvg } from 'shared-api/contract/text/qr-code';
import { printedAddressId, toPrintedAddress } from 'shared-api/contract/wire/printed-address';
import { encode } from 'uqr';
import { preparePrint } from './prepare-print.ts';

const addressOf = (path: string) => `http://localhost${path}`;
const serverCode = '<svg class="of-the-server"></svg>';
const withAddress = toPrintedAddress(organisation.name, addressOf('/posts/1'), serverCode);
let stop = () => {};

afterEach(() => stop());

type Reader = { at: string; content?: string; hasMouse?: boolean };

/** A reader of a document, once what comes after its first page has come, and what is printed at a path. */
function open({ at, content = '', hasMouse = false }: Reader) {
  history.replaceState(null, '', at);
  document.body.innerHTML = content;
  window.matchMedia = (media) => ({ ...new EventTarget(), media, matches: hasMouse }) as MediaQueryList;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  stop = preparePrint(organisation.name, { subscribe });
  return {
    listeners,
    async printedAt(path: string) {
      history.pushState(null, '', path);
      for (const listener of listeners) listener();
      await import('./draw-qr-code.ts');
      dispatchEvent(new Event('beforeprint'));
      const printed = document.querySelectorAll(`#${printedAddressId}`);
      expect(printed.length).toBeLessThanOrEqual(1);
      const [shown] = printed;
      return shown && [shown.querySelector('bdi')?.textContent, shown.querySelector('svg')?.outerHTML ?? 'no code'];
    },
  };
}

test('a reader who goes from page to page prints the address of each, and its code where the page server drew it', async () => {
  const { printedAt } = open({ at: '/posts/1', content: withAddress });
  expect(await printedAt('/posts/1#content')).toEqual([addressOf('/posts/1'), serverCode]);
  expect(await printedAt('/posts/2?x=1&copy=2')).toEqual([addressOf('/posts/2?x=1&copy=2'), 'no code']);
  expect(await printedAt('/posts/1')).toEqual([addressOf('/posts/1'), serverCode]);
});

test('a reader who left the first page before its scripts came does not print the code of that page with another', async () => {
  const { printedAt } = open({ at: '/posts/2', content: withAddress });
  expect(await printedAt('/posts/2')).toEqual([addressOf('/posts/2'), 'no code']);
  expect(await printedAt('/posts/1')).toEqual([addressOf('/posts/1'), serverCode]);
});

test('a visit that began on the home page prints the name and the address of what it reads', async () => {
  const { printedAt } = open({ at: '/' });
  expect(await printedAt('/posts')).toEqual([addressOf('/posts'), 'no code']);
  expect(document.getElementById(printedAddressId)).toHaveTextContent(organisation.name);
});

test('a reader with a mouse prints the code of each page after the first too, for which it loads once what draws it', async () => {
  const { printedAt, listeners } = open({ at: '/', hasMouse: true });
  expect(listeners.size).toBe(1);
  for (const path of ['/posts', '/posts/2']) {
    const drawn = document.createElement('div');
    drawn.innerHTML = toQrSvg(addressOf(path), encode);
    expect(await printedAt(path)).toEqual([addressOf(path), drawn.innerHTML]);
  }
  expect(listeners.size).toBe(0);
});

test.each(['/account/sign-in?to=/organization/me', '/no-mails?t=of-a-mail', '/follow/stop?t=of-a-mail', '/nowhere'])(
  '%s, which is for one reader or no page, prints no address',
  async (path) => {
    const { printedAt } = open({ at: '/posts/1', content: withAddress });
    expect(await printedAt(path)).toBeUndefined();
  },
);
