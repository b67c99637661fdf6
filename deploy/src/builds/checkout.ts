import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { git } from './origin.ts';

const runFile = promisify(execFile);

/**
 * Calls `work` with a temporary folder that holds a commit of a repository and the packages that are installed in the repository.
 * @throws Error when git fails
 */
export async function inCheckout<T>(root: string, commit: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = await mkdtemp(join(tmpdir(), 'rebuild-'));
  const folder = join(parent, 'portal');
  try {
    await git(root, 'clone', '--quiet', '--shared', '--no-checkout', '.', folder);
    await git(folder, 'checkout', '--quiet', '--detach', commit);
    await linkPackages(root, folder);
    return await work(folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

/**
 * Gives a copy of a repository the packages that are installed in the repository: as hard links, since rspack follows symbolic ones
 * to paths that are not the copy's; as copies where the folder is on another disk.
 */
export async function linkPackages(root: string, folder: string): Promise<void> {
  for (const packages of globSync(['node_modules', '*/node_modules'], { cwd: root })) {
    const target = dirname(join(folder, packages));
    if (!existsSync(target)) continue;
    const source = join(root, packages);
    await runFile('cp', ['-al', source, target]).catch(async () => {
      await rm(join(folder, packages), { recursive: true, force: true });
      await runFile('cp', ['-a', source, target]);
    });
  }
}
