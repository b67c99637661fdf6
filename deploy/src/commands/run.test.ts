import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { aLivePortal } from '../testing/a-live-portal.ts';
import { aRepository } from '../testing/a-repository.ts';

const plain = stripVTControlCharacters;

test('a person asks for help and reads the commands with examples', async () => {
  const { deploy } = await aRepository();
  const { code, out } = await deploy('--help');
  expect(code).toBe(0);
  expect(out).toContain('Examples\n  deploy publish shell');
});

test.each([
  ['no command', [], 'No command was given'],
  ['an unknown command', ['fly'], "unknown command 'fly'"],
  ['an unknown option', ['status', '--fly'], "unknown option '--fly'"],
  ['nothing to publish', ['publish'], 'usage: publish [options] <front-end...>'],
  ['a word too many', ['status', 'shell'], 'Expected 0 arguments but got 1: shell'],
  ['nothing to roll back', ['rollback'], 'usage: rollback [options] <front-end>'],
  ['a canary without a part', ['canary', 'shell'], 'usage: canary [options] <front-end> <percent|finish|abort>'],
  ['more than all visitors', ['canary', 'shell', '101'], 'Give a percentage from 0 to 100, or finish, or abort'],
  ['a part in words', ['canary', 'shell', 'half'], "'half' is invalid"],
  ['one environment to promote', ['promote', 'staging'], 'usage: promote [options] <from> <to>'],
  ['one side of a difference', ['diff', '3'], 'usage: diff [options] <from> <to>'],
  ['an option of another command', ['status', '--to', '1.0.0'], "unknown option '--to'"],
  ['nothing for a name', ['rollback', ''], 'an argument is empty'],
  ['a number in words', ['prune', '--keep', 'all'], 'Give a whole number'],
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
    'Failed: registry/production.json is not valid JSON: it is truncated or was changed by hand.\n',
  );
});
