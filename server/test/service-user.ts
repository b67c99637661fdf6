import { spawnSync } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

const nobody = { uid: 65_534, gid: 65_534 };
const main = resolve(import.meta.dirname, '../src/main.ts');

/** Whether it may run this Node, read this checkout, and reach the folders of tests. */
const isAllowedIn = () => {
  const script = `const { accessSync, readFileSync } = require('node:fs'); readFileSync(process.argv[1]); accessSync(process.argv[2])`;
  return spawnSync(process.execPath, ['-e', script, main, tmpdir()], { ...nobody, cwd: '/' }).status === 0;
};

/**
 * The user `nobody`, by whom a service is run in a test; the tests' own user where they may not start processes of others, or
 * this checkout is closed to others.
 */
export const serviceUser: { uid?: number; gid?: number } = process.getuid?.() === 0 && isAllowedIn() ? nobody : {};

/** Makes a file or folder the service user's own. */
export async function giveToServiceUser(path: string) {
  const { uid, gid } = serviceUser;
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}
