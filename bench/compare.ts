import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareResults } from './report/compare-results.ts';

const results = join(import.meta.dirname, 'results');

/** The folder of results whose commit begins so. @throws Error that names those there are */
function folderOf(commit: string) {
  const kept = existsSync(results) ? readdirSync(results) : [];
  const found = commit ? kept.filter((name) => name.startsWith(commit)) : [];
  if (found.length === 1) return join(results, found[0] ?? '');
  throw new Error(`${found.length} results of '${commit}'; there are: ${kept.join(', ') || 'none'}`);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').trim();

try {
  const [before, after] = [folderOf(process.argv[2] ?? ''), folderOf(process.argv[3] ?? '')];
  const both = readdirSync(before).filter((file) => existsSync(join(after, file)));
  for (const file of both)
    process.stdout.write(`${file}\n${compareResults(read(before, file), read(after, file))}\n\n`);
  if (both.length === 0) process.stdout.write('No bench was run at both.\n');
} catch (error) {
  process.stderr.write(`npm run bench -- compare <commit> <commit>: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
