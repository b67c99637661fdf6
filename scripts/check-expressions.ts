import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkSync } from 'recheck';
import { type Expression, expressionsIn } from './expressions-in.ts';

// Prints each regular expression over what people send that takes more than linear time for some text; fails where there is
// one. A process of its own: inside a context of the test runner the checker takes ten times as long. Given a folder and
// folders in it, it looks there.

process.env.RECHECK_SYNC_BACKEND = 'pure'; // its other programs run on some machines only

const [root = join(import.meta.dirname, '..'), ...given] = process.argv.slice(2);
const folders = given.length > 0 ? given : ['server/src', 'shared-api/src/contract', 'deploy/src'];

/** Where expressions are put together while the program runs, and why that is enough; its literals are checked. */
const exceptions: Record<string, string> = {
  'shared-api/src/contract/text/phone-numbers.ts': 'joins the expressions above it, which are checked, as alternatives',
};
/** Tests run over no text that people send. */
const isTest = (file: string) => /\.test\.ts$|\/testing\//.test(file);

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string };
const cacheDir = join(import.meta.dirname, '../.cache');
const cacheFile = join(cacheDir, `safe-expressions-${version}.json`);
/** Those that were found to be safe before: checking them all takes a quarter of a minute. */
const safe = new Set<string>(existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : []);

function writeCache() {
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(`${cacheFile}.${process.pid}`, JSON.stringify([...safe]));
  renameSync(`${cacheFile}.${process.pid}`, cacheFile);
}

function faultOf({ pattern, flags }: Expression) {
  if (pattern === undefined) return 'is put together at run time: write it as a literal, so that it can be checked';
  if (safe.has(`/${pattern}/${flags}`)) return undefined;
  // counted in steps, since a busy machine must not change what is found; the longest check takes a few seconds
  const found = checkSync(pattern, flags, { timeout: 120_000, incubationTimeout: null });
  if (found.status === 'safe') {
    safe.add(`/${pattern}/${flags}`);
    return undefined;
  }
  if (found.status === 'unknown') return `cannot be checked (${found.error.kind})`;
  return `takes ${found.complexity.summary} time for ${found.attack.pattern}`;
}

function* faultsIn(file: string) {
  for (const expression of expressionsIn(readFileSync(join(root, file), 'utf8'))) {
    const { pattern, flags, line } = expression;
    const fault = faultOf(expression);
    if (fault)
      yield {
        file,
        isExcepted: pattern === undefined && file in exceptions,
        text: `${file}:${line} /${pattern ?? '…'}/${flags} ${fault}`,
      };
  }
}

const files = folders.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root })).filter((file) => !isTest(file));
const faults = files.flatMap((file) => [...faultsIn(file)]);
const unused = Object.keys(exceptions).filter(
  (file) => files.includes(file) && !faults.some((each) => each.file === file && each.isExcepted),
);
const told = [
  ...faults.filter(({ isExcepted }) => !isExcepted).map(({ text }) => text),
  ...unused.map((file) => `${file} needs no exception any more`),
  ...(files.length === 0 ? ['no sources'] : []),
];
writeCache();
for (const line of told) process.stdout.write(`${line}\n`);
process.exitCode = told.length === 0 ? 0 : 1;
