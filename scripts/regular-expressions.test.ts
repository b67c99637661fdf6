import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const script = join(import.meta.dirname, 'check-expressions.ts');

/** What the check prints of a source, and whether it fails. */
async function check(source: string) {
  const root = mkdtempSync(join(tmpdir(), 'expressions-'));
  mkdirSync(join(root, 'src'));
  writeFileSync(join(root, 'src/some.ts'), source);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, root, 'src']);
    return { isFailed: false, lines: stdout.split('\n').slice(0, -1) };
  } catch (error) {
    return { isFailed: true, lines: (error as { stdout: string }).stdout.split('\n').slice(0, -1) };
  } finally {
    rmSync(root, { recursive: true });
  }
}

const planted = [
  ['const slow = /^(a+)+$/;', 'exponential'],
  ['const slow = /\\s+$/;', '2nd degree polynomial'],
  ["const slow = new RegExp('^(a+)+$', 'i');", 'exponential'],
  ['const slow = RegExp(`a+$`, "g");', '2nd degree polynomial'],
  ['const slow = /(?<=^\\s*)x/g;', '2nd degree polynomial'],
  ['const slow = new RegExp(`^$' + '{given}+`);', 'is put together at run time'],
] as const;

const quick = 'const quick = [/^a+$/, /a+/g, new RegExp("^a+$")];';

test('a developer who writes a slow regular expression is told where it is, and for which text', async () => {
  const { isFailed, lines } = await check(['// é', '', ...planted.map(([line]) => line), quick].join('\n'));
  expect(isFailed).toBe(true);
  expect(lines).toEqual(
    planted.map(([, reason], place) => expect.stringMatching(`^src/some\\.ts:${place + 3} .*${reason}`)),
  );
  expect(lines[0]).toBe("src/some.ts:3 /^(a+)+$/ takes exponential time for 'a' + 'a'.repeat(31) + '\\x00'");
});

test('regular expressions that take linear time pass', async () => {
  expect(await check(quick)).toEqual({ isFailed: false, lines: [] });
});
