import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareResults } from './report/compare-results.ts';

const results = join(import.meta.dirname, 'results');

/** The folder of results of this commit, or of the one whose name begins so. @throws Error that names those there are */
function folderOf(commit: string) {
  const kept = existsSync(results) ? readdirSync(results) : [];
  const exact = kept.find((name) => name === commit || commit.startsWith(name));
  const found = exact ? [exact] : kept.filter((name) => name.startsWith(commit));
  if (commit && found.length === 1) return join(results, found[0] ?? '');
  throw new Error(`${found.length} results of '${commit}'; there are: ${kept.join(', ') || 'none'}`);
}

/** What a kept result says of its run, and what the bench printed. */
function read(folder: string, file: string) {
  const [head = '', ...rest] = readFileSync(join(folder, file), 'utf8').trim().split('\n\n');
  return { head, printed: rest.join('\n\n') };
}

try {
  const [before, after] = [folderOf(process.argv[2] ?? ''), folderOf(process.argv[3] ?? '')];
  const both = readdirSync(before).filter((file) => existsSync(join(after, file)));
  for (const file of both) {
    const [one, other] = [read(before, file), read(after, file)];
    process.stdout.write(`${one.head}\n${other.head}\n\n${compareResults(one.printed, other.printed)}\n\n`);
  }
  if (both.length === 0) process.stdout.write('No bench was run at both.\n');
} catch (error) {
  process.stderr.write(`npm run bench -- compare <commit> <commit>: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
