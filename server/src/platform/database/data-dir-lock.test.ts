import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDataDir } from './data-dir-lock.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'lock-'));

test('while one process holds a folder a second is rejected, by name of the first', () => {
  const folder = newFolder();
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(
    `DATA_DIR ${folder} is in use by the portal running as process ${process.pid}`,
  );
  unlock();
  expect(existsSync(join(folder, 'db.lock'))).toBe(false);
  lockDataDir(folder)();
});

test('what a process that is gone left behind is put aside', async () => {
  const folder = newFolder();
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  writeFileSync(join(folder, 'db.lock'), `${child.pid} 1\n`);
  lockDataDir(folder)();
});

test('a later process with the same number is not the holder', () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'db.lock'), `${process.pid} 1\n`);
  lockDataDir(folder)();
});
