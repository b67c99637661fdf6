import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, release, totalmem, type } from 'node:os';
import { join, resolve } from 'node:path';
import { node, root } from './set-up.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that was measured; `-changed` where the working tree differs from it. */
export function findCommit() {
  try {
    const commit = git('rev-parse', '--short=10', 'HEAD');
    const changed = git('status', '--porcelain', '--', '.', ':!bench/results');
    return changed ? `${commit}-changed` : commit;
  } catch {
    return 'no-commit';
  }
}

function describeMachine() {
  const processors = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  return `${processors.length} × ${processors[0]?.model.trim()}, ${memory}, ${type()} ${release()} ${arch()}, Node ${version}`;
}

/** Keeps what a bench printed in `bench/results/<commit>/`, for `npm run bench -- compare`. */
export function writeResult({ bench, commit, printed, isWithinLimits }) {
  const folder = resolve(root, 'bench/results', commit);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${bench.replace(/[^\w.]+/g, '-')}.txt`);
  const verdict = isWithinLimits ? 'within its limits' : 'NOT within its limits, or it failed';
  writeFileSync(
    file,
    `${bench}, ${new Date().toISOString().slice(0, 10)}: ${verdict}\n${describeMachine()}\n\n${printed.trim()}\n`,
  );
  process.stdout.write(`Kept in ${file}\n`);
}
