/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const fromSource = /^(?:import|export)\b(?!\s+type\b)[^;]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** Every package that `entry` reaches without a dynamic import. */
function packagesReachedFrom(entry: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(entry)) return packages;
  seen.add(entry);
  for (const [, named, bare] of readFileSync(entry, 'utf8').matchAll(fromSource)) {
    const request = named ?? bare ?? '';
    if (!request.startsWith('.')) packages.add(request);
    else for (const name of packagesReachedFrom(resolve(dirname(entry), request), seen)) packages.add(name);
  }
  return packages;
}

test.each([
  ['static.ts', ['react']],
  ['../router/router.ts', ['react-router-dom']],
])('%s, which every page loads, reaches neither Chakra nor emotion', (entry, expected) => {
  expect([...packagesReachedFrom(resolve(__dirname, entry))].sort()).toEqual(expected);
});

test('the walk does find Chakra where it is', () => {
  const reached = packagesReachedFrom(resolve(__dirname, '../interactive/provider.ts'));
  expect(reached).toContain('@chakra-ui/react');
  expect(reached).toContain('@emotion/cache');
});
