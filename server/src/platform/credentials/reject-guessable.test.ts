import { limits } from 'shared-api/contract/limits';
import { cpuMs, maxCpuMs } from '../../../test/cpu-ms.ts';
import { rejectGuessable } from './reject-guessable.ts';

/** The longest text of so many characters, one letter of which carries all marks that are allowed. */
const longest = ([, max]: readonly [number, number]) => {
  const each = (max * limits.codeUnitsPerCharacter) / 2;
  return `e${'\u0315'.repeat(each)}${'\u0300'.repeat(each)}`;
};

test('nobody waits for a member whose password and name are as long as they may be, and all accents', () => {
  const holder = { name: longest(limits.name), email: longest(limits.email) };
  expect(cpuMs(() => rejectGuessable(longest(limits.password), holder))).toBeLessThan(maxCpuMs);
});
