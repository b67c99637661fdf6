import type { FrontEnd, Pointer, Release } from './pointer.contract.ts';
import { withoutReleases } from './without-releases.ts';

const aRelease = (version: string): Release => ({
  url: `/r/spaces/${version}/x.js`,
  metadata: { version, integrity: 'sha384-x' },
  extras: { globalName: 'x' },
});
const canary = { release: aRelease('canary'), percent: 10, rolloutId: 'spring' };
const aFrontEnd = (changes: Partial<FrontEnd> = {}): FrontEnd => ({
  routes: [],
  stable: aRelease('stable'),
  previous: aRelease('previous'),
  canary,
  timeoutMs: 1,
  required: false,
  ...changes,
});

/** What visitors get of `spaces` when these versions of it are left out. */
function spacesWithout(...versions: string[]) {
  const pointer: Pointer = {
    schema: 1,
    seq: 1,
    parent: null,
    host: { name: 'shell', provides: {} },
    remotes: { spaces: aFrontEnd(), public: aFrontEnd() },
  };
  const { remotes } = withoutReleases(pointer, (name, version) => name === 'spaces' && versions.includes(version));
  expect(remotes.public).toEqual(aFrontEnd());
  const { stable, previous, canary: rollout } = remotes.spaces as FrontEnd;
  return [stable, previous, rollout?.release].map((release) => release?.metadata.version);
}

test.each([
  ['nothing', [], ['stable', 'previous', 'canary']],
  ['the stable release: the one before takes over', ['stable'], ['previous', undefined, 'canary']],
  ['the canary: everybody has the stable one', ['canary'], ['stable', 'previous', undefined]],
  ['the previous one: nobody falls back to it', ['previous'], ['stable', undefined, 'canary']],
  ['both: the stable one stays, since there is no other', ['stable', 'previous'], ['stable', undefined, 'canary']],
])('visitors without %s', (_, without, expected) => {
  expect(spacesWithout(...without)).toEqual(expected);
});
