import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { sha256 } from '../hash.ts';

/** Where a build's folder tells what it was made of. Not a file of the release: the same bytes come from more than one commit. */
export const originFile = 'origin.json';

/** What a build was made of. */
export const Origin = v.object({
  /** The commit of its sources; absent when some of them were not committed, or there is no git. */
  commit: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/, 'must be the hash of a commit'))),
  /** SHA-256 (hex) of the package-lock.json that it was built with. */
  lock: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256'))),
});
export type Origin = v.InferOutput<typeof Origin>;

const runFile = promisify(execFile);

/** Runs git in a repository and returns what it prints. @throws Error when git fails, or is not installed */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await runFile('git', ['--no-optional-locks', '-C', root, ...args])).stdout.trim();
}

/** SHA-256 (hex) of a repository's package-lock.json. @throws Error when there is none */
export const readLockHash = async (root: string) => sha256(await readFile(join(root, 'package-lock.json')));

/** What a build of these paths is made of, as they are now. @throws Error when there is no package-lock.json */
export async function readOrigin(root: string, paths: readonly string[]): Promise<Origin> {
  const commit = await findCommit(root, paths);
  return { ...(commit && { commit }), lock: await readLockHash(root) };
}

async function findCommit(root: string, paths: readonly string[]) {
  try {
    const changed = await git(root, 'status', '--porcelain', '--untracked-files=all', '--', ...paths);
    return changed ? undefined : await git(root, 'rev-parse', 'HEAD');
  } catch {
    return undefined; // no repository, or no git: the build names no commit
  }
}
