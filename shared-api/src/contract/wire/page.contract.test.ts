import { ownerOf } from './page.contract.ts';

const remotes = {
  'remote-public': { routes: ['/', '/links', '/posts'] },
  'remote-spaces': { routes: ['/organization'] },
  'remote-dashboard': { routes: ['/organization/dashboard'] },
};

test.each([
  ['/', 'remote-public'],
  ['/links/about', 'remote-public'],
  ['/posts', 'remote-public'],
  ['/postscript', undefined],
  ['/organization/national-office', 'remote-spaces'],
  ['/organization/dashboard', 'remote-dashboard'],
  ['/organization/dashboard/members', 'remote-dashboard'],
  ['/nowhere', undefined],
])('a visitor of %s is served by %s', (pathname, owner) => {
  expect(ownerOf(remotes, pathname)).toBe(owner);
});
