/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { aLivePortal } from './testing/a-live-portal.ts';
import { aRepository } from './testing/a-repository.ts';

const plain = stripVTControlCharacters;

test('a person asks for help and reads the commands with examples', async () => {
  const { deploy } = await aRepository();
  const { code, out } = await deploy('--help');
  expect(code).toBe(0);
  expect(out).toContain('Examples\n  deploy publish shell');
});

test.each([
  ['no command', [], 'No command was given'],
  ['an unknown command', ['fly'], 'There is no command "fly"'],
  ['an unknown option', ['status', '--fly'], "Unknown option '--fly'"],
  ['nothing to publish', ['publish'], 'No front end was named'],
  ['a word too many', ['status', 'shell'], '"shell" is not expected here'],
  ['nothing to roll back', ['rollback'], 'rollback <front end>'],
  ['a canary without a part', ['canary', 'shell'], 'canary <front end> <percent>|finish|abort'],
  ['more than all visitors', ['canary', 'shell', '101'], '"101" is no part of the visitors'],
  ['a part in words', ['canary', 'shell', 'half'], '"half" is no part of the visitors'],
  ['one environment to promote', ['promote', 'staging'], 'promote <from> <to>'],
  ['one side of a difference', ['diff', '3'], 'diff <from> <to>'],
  ['a number in words', ['prune', '--keep', 'all'], '--keep must be a whole number'],
])('a person who types %s reads one line, exit code 2', async (_, args, line) => {
  const { deploy } = await aRepository();
  const { code, out, err } = await deploy(...args);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(line);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('a person whose registry is corrupt reads one line, exit code 1', async () => {
  const { deploy, registry } = await aLivePortal();
  await writeFile(join(registry, 'registry/production.json'), '{');
  const { code, out, err } = await deploy('status');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(plain(err)).toBe(
    'Failed: registry/production.json is not whole JSON: it is truncated or was changed by hand.\n',
  );
});
