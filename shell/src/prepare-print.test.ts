import { organisation } from 'shared-api/contract/offices/organisation';
import { printedAddressId, toPrintedAddress } from 'shared-api/contract/wire/printed-address';
import { createBrowserRouter } from 'shared-ui/router';
import { preparePrint } from './prepare-print.ts';

/** A document of a device without a mouse, which draws no code for cameras, and what it prints at a path. */
function openDocument(path: string, content = '') {
  history.replaceState(null, '', path);
  document.body.innerHTML = content;
  const handle = { about: { isPrivate: true } };
  const router = createBrowserRouter([{ path: '/account/sign-in', handle }, { path: '*' }]);
  preparePrint(organisation.name, router);
  return async function printedAt(next: string) {
    await router.navigate(next);
    dispatchEvent(new Event('beforeprint'));
    const printed = document.getElementById(printedAddressId);
    const code = printed?.querySelector('svg') ? 'and its code' : 'alone';
    return printed && [printed.querySelector('bdi')?.textContent, code];
  };
}

const drawn = toPrintedAddress(organisation.name, 'http://localhost/posts/1', '<svg></svg>');

test('a reader who goes from page to page prints the address of each, and its code where the page server drew it', async () => {
  const printedAt = openDocument('/posts/1', drawn);
  expect(await printedAt('/posts/1#content')).toEqual(['http://localhost/posts/1', 'and its code']);
  expect(await printedAt('/posts/2?x=1&copy=2')).toEqual(['http://localhost/posts/2?x=1&copy=2', 'alone']);
  expect(await printedAt('/posts/1')).toEqual(['http://localhost/posts/1', 'and its code']);
  expect(document.querySelectorAll(`#${printedAddressId}`)).toHaveLength(1);
});

test('a visit that began on the home page prints the name and the address of what it reads', async () => {
  const printedAt = openDocument('/');
  expect(await printedAt('/posts')).toEqual(['http://localhost/posts', 'alone']);
  expect(document.getElementById(printedAddressId)).toHaveTextContent(organisation.name);
});

test('what is for one reader alone prints no address', async () => {
  const printedAt = openDocument('/posts/1', drawn);
  expect(await printedAt('/account/sign-in?to=/organization/me')).toBeNull();
});
