import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareResults } from './compare-results.ts';
import { print } from './measure/print.ts';

const results = join(import.meta.dirname, 'results');

/** The folder of results of this commit, or of the one whose name begins so. @throws Error that names those there are */
function folderOf(commit = '') {
  const kept = existsSync(results) ? readdirSync(results) : [];
  const exact = kept.find((name) => name === commit || commit.startsWith(name));
  const [found, ...others] = exact ? [exact] : kept.filter((name) => name.startsWith(commit));
  if (commit && found && others.length === 0) return join(results, found);
  throw new Error(`no result, or several, of '${commit}'; there are: ${kept.join(', ') || 'none'}`);
}

/** What a kept result says of its run, and what the bench printed. */
function read(folder: string, file: string) {
  const [head = '', ...rest] = readFileSync(join(folder, file), 'utf8').trim().split('\n\n');
  return { head, printed: rest.join('\n\n') };
}

try {
  const [before, after] = [folderOf(process.argv[2]), folderOf(process.argv[3])];
  const both = readdirSync(before).filter((file) => existsSync(join(after, file)));
  for (const file of both) {
    const [one, other] = [read(before, file), read(after, file)];
    print(`${one.head}\n${other.head}\n\n${compareResults(one.printed, other.printed)}\n`);
  }
  if (both.length === 0) print('No bench was run at both.');
} catch (error) {
  process.stderr.write(`npm run bench -- compare <commit> <commit>: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
