import { execFileSync } from 'node:child_process';
import { root } from './set-up.mjs';

// Prints the files of tests that a change adds or alters, those with the most altered lines first: `.ci/run` repeats them.
// The change is what lies between `BASE` and the last commit; without it, the commits of the last four hours of work.

const maxFiles = 6;
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 30 }).trim();

function findBase() {
  if (process.env.BASE) return process.env.BASE;
  const end = Number(git('log', '-1', '--format=%ct'));
  return git('rev-list', '-1', `--before=${end - 4 * 60 * 60}`, 'HEAD');
}

const base = findBase();
const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path);
/** A file that was moved alters its imports and nothing else. */
const isAlteration = (line) => /^\+(?!\+\+)/.test(line) && !/^\+\s*(import |} from |$)/.test(line);

// the whole difference at once: git finds where a file was moved from only among all of them
const differences = base
  ? git('diff', '-M', '--diff-filter=AMR', base, 'HEAD')
      .split(/^diff --git /m)
      .slice(1)
  : [];
const altered = differences
  .map((text) => ({
    path: /^\+\+\+ b\/(.+)$/m.exec(text)?.[1] ?? '',
    lines: text.split('\n').filter(isAlteration).length,
  }))
  .filter(({ path, lines }) => isTest(path) && lines > 0)
  .sort((one, other) => other.lines - one.lines);

const chosen = altered.slice(0, maxFiles);
if (altered.length > chosen.length) process.stderr.write(`${chosen.length} of ${altered.length} changed files\n`);
process.stdout.write(chosen.map(({ path }) => path).join(' '));
