import type { Rejection } from '../errors.ts';
import { aContract, aHostContract } from '../testing/a-dist.ts';
import type { FrontEndContract } from './front-end.contract.ts';
import { preflight } from './preflight.ts';

const shell = aHostContract();
const remote = aContract();
const asLive = (...contracts: FrontEndContract[]) => new Map(contracts.map((contract) => [contract.name, contract]));

const sentencesOf = (rejections: readonly Rejection[]) => rejections.map(({ sentence }) => sentence);

function rejectionsFor(contract: FrontEndContract, live: FrontEndContract[] = [shell, remote], major = false) {
  const scripts = [contract.entry, ...Object.values(contract.chunks).flat()];
  const wireBytes = new Map(scripts.map((script) => [script, 400]));
  return sentencesOf(preflight({ candidates: [{ contract, wireBytes }], live: asLive(...live), major }));
}

test('a team whose build fits what is live is not rejected', () => {
  expect(rejectionsFor(remote)).toEqual([]);
  expect(rejectionsFor(shell)).toEqual([]);
  expect(rejectionsFor(shell, [])).toEqual([]);
});

const singletons = remote.requires;
const longEntry = { entry: 'entry.00c0ffee.js', chunks: { routes: ['a.00c0ffee.js', 'b.00c0ffee.js'] } };
test.each<[string, FrontEndContract, FrontEndContract[], string]>([
  ['publishes a remote before any host', remote, [], 'No host, such as our shell, is live in this registry yet'],
  ['has another minor of react', aContract({ requires: { react: '19.2.9' } }), [shell], 'built with react 19.2.9'],
  ['has another minor of react-dom', aContract({ requires: { 'react-dom': '19.4.0' } }), [shell], 'react-dom 19.4.0'],
  ['has a canary of react', aContract({ requires: { react: '19.3.1-canary-1' } }), [shell], 'react 19.3.1-canary-1'],
  [
    'has another react by prefix',
    aContract({ requires: { 'react/': '1' } }),
    [aHostContract({ provides: { 'react/': '2' } })],
    'built with react/ 1',
  ],
  ['needs what the host does not give', aContract({ requires: { lodash: '4.0.0' } }), [shell], 'needs lodash'],
  [
    'takes from the live remotes what they need',
    aHostContract({ provides: { react: '19.3.1', 'react-dom': '19.3.1' } }),
    [shell, remote],
    'remote-public needs shared-ui, which shell does not provide',
  ],
  [
    'changes react under the live remotes',
    aHostContract({ provides: { ...singletons, react: '20.0.0', 'react-dom': '20.0.0' } }),
    [shell, aContract({ requires: { react: '19.3.1' } })],
    'remote-public was built with react 19.3.1, but shell provides 20.0.0',
  ],
  [
    'provides an unequal pair',
    aHostContract({ provides: { react: '19.3.1', 'react-dom': '19.3.0' } }),
    [],
    'install the same version of both',
  ],
  ['brings a second host', aHostContract({ name: 'shell-two' }), [shell], 'a portal has one host'],
  [
    'turns the host into a remote',
    aContract({ name: 'shell', routes: [] }),
    [aHostContract({ exposes: [] })],
    'keep its kind',
  ],
  ['drops an expose', aContract({ exposes: [] }), [shell, remote], 'no longer exposes ./routes'],
  ['drops a route', aContract({ routes: [] }), [shell, remote], 'no longer serves /remote-public'],
  [
    'claims the route of another',
    aContract({ name: 'remote-new', routes: ['/remote-public'] }),
    [shell, remote],
    'which belongs to remote-public',
  ],
  ['has no hash in its entry', aContract({ entry: 'entry.js' }), [shell], 'entry.js without a content hash'],
  ['has no hash in a chunk', aContract({ chunks: { page: ['page.js'] } }), [shell], 'page.js without a content hash'],
  [
    'weighs too much in entry and routes together',
    aContract(longEntry),
    [shell],
    'weighs 1.2 kB (brotli) before its first page, over its budget of 1.0 kB',
  ],
])('a team that %s is rejected with a sentence that says why', (_, contract, live, sentence) => {
  const rejections = rejectionsFor(contract, live);
  expect(rejections).toEqual([expect.stringContaining(sentence)]);
  expect(rejections[0]).toMatch(/: .+\.$/);
});

test.each(['19.3.0', '19.3.1', '19.3.20'])(
  'a team that built with React %s goes live beside any patch of it',
  (built) => {
    const patched = aContract({ requires: { react: built, 'react/': built, 'react-dom': built, 'react-dom/': built } });
    const provides = { react: '19.3.1', 'react/': '19.3.1', 'react-dom': '19.3.1', 'react-dom/': '19.3.1' };
    const host = aHostContract({ provides });
    expect(rejectionsFor(patched, [host])).toEqual([]);
    expect(rejectionsFor(host, [shell, patched])).toEqual([]);
  },
);

test('a team whose chunk of another page is heavy keeps within its budget', () => {
  expect(rejectionsFor(aContract({ chunks: { other: ['a.00c0ffee.js', 'b.00c0ffee.js', 'c.00c0ffee.js'] } }))).toEqual(
    [],
  );
});

test('a team without a budget may weigh what it does', () => {
  expect(rejectionsFor(aContract({ ...longEntry, budgetBytes: null }))).toEqual([]);
});

test('a team that says it is a major change may drop exposes and routes', () => {
  expect(rejectionsFor(aContract({ exposes: [], routes: [] }), [shell, remote], true)).toEqual([]);
});

test('a team whose scripts are not in the build is told which', () => {
  const candidates = [{ contract: remote, wireBytes: new Map<string, number>() }];
  const [rejection] = sentencesOf(preflight({ candidates, live: asLive(shell), major: false }));
  expect(rejection).toBe(
    'remote-public lists the script remote-public.00c0ffee.js, which is not in its build: build it again.',
  );
});

test('a team that names a front end twice is told so', () => {
  const candidate = { contract: remote, wireBytes: new Map([[remote.entry, 1]]) };
  const rejections = sentencesOf(preflight({ candidates: [candidate, candidate], live: asLive(shell), major: false }));
  expect(rejections).toEqual([expect.stringContaining('was given twice')]);
});

const offering = (names: string[]) => aHostContract({ offers: { 'shared-ui/static': names } });
const using = (module: string, ...names: string[]) => aContract({ uses: { [module]: names } });

test.each<[string, FrontEndContract, FrontEndContract[], string]>([
  [
    'uses a name that the live shell lacks',
    using('shared-ui/static', 'Card', 'Chart', 'Map'),
    [offering(['Card'])],
    'remote-public uses Chart, Map of shared-ui/static, which shell does not have',
  ],
  [
    'uses a module that the live shell lacks',
    using('shared-ui/table'),
    [offering(['Card'])],
    'remote-public uses shared-ui/table, which shell does not have',
  ],
  [
    'takes a name away from a live remote',
    offering(['Button']),
    [offering(['Card', 'Button']), using('shared-ui/static', 'Card')],
    'remote-public uses Card of shared-ui/static, which shell does not have',
  ],
])('a team that %s is rejected with a sentence that says what to do', (_, contract, live, sentence) => {
  expect(rejectionsFor(contract, live)).toEqual([expect.stringContaining(sentence)]);
  expect(rejectionsFor(contract, live)[0]).toMatch(/: publish a shell that has it first, or both together/);
});

test('a team whose names the live shell has is not rejected, nor beside a shell built before shells listed theirs', () => {
  expect(rejectionsFor(using('shared-ui/static', 'Card'), [offering(['Card'])])).toEqual([]);
  expect(rejectionsFor(using('shared-ui/static', 'Chart'), [shell])).toEqual([]);
});
