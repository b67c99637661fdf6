import { printedAddressId } from 'shared-api/contract/wire/printed-address';
import { preparePrint } from './prepare-print.ts';

test('a reader who goes from page to page prints the address of each, and the code for cameras with its own page alone', () => {
  document.body.innerHTML = `<div id="${printedAddressId}"><bdi>http://localhost/posts/1</bdi><svg></svg></div>`;
  history.replaceState(null, '', '/posts/1');
  preparePrint();
  const printedAt = (path: string) => {
    history.pushState(null, '', path);
    dispatchEvent(new Event('beforeprint'));
    const [address, code] = [document.querySelector('bdi'), document.querySelector('svg')];
    return [address?.textContent, code?.style.display];
  };
  expect(printedAt('/posts/1#content')).toEqual(['http://localhost/posts/1', '']);
  expect(printedAt('/posts/2?x=1')).toEqual(['http://localhost/posts/2?x=1', 'none']);
  expect(printedAt('/posts/1')).toEqual(['http://localhost/posts/1', '']);
});
