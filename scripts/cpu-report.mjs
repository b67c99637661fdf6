import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { findPostgresql } from '../bench/start/postgresql.ts';
import { root } from './set-up.mjs';

const recordFile = resolve(root, 'bench/results/test-cpu.json');
const maxGrowth = 1.1;
const ticksPerSecond = 100;

/** CPU seconds of all processes that this one started and that have ended; NaN where the system does not say. */
export function childCpuSeconds() {
  if (!existsSync('/proc/self/stat')) return Number.NaN;
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** CPU seconds of a fixed piece of work: what a run took is compared in units of it, as machines and their neighbours differ. */
export async function calibrate() {
  const rounds = Array.from({ length: 3 }, () => {
    const began = process.cpuUsage();
    let rows = Array.from({ length: 20_000 }, (_, id) => ({
      id,
      name: `row ${(id * 7919) % 20_000}`,
      tags: ['a', 'b'],
    }));
    for (let round = 0; round < 8; round += 1)
      rows = JSON.parse(JSON.stringify(rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))));
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  });
  return Math.min(...rounds);
}

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${findPostgresql() ? 'PostgreSQL' : 'embedded database'}`;

const readLog = (log) =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

/** The CPU seconds of the test files of each folder. */
function sumByFolder(log) {
  const sums = {};
  for (const { file, seconds } of readLog(log)) {
    const folder = file.split('/').slice(0, 4).slice(0, -1).join('/');
    sums[folder] = (sums[folder] ?? 0) + seconds;
  }
  return sums;
}

const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const toFigures = (steps, log, machineSeconds) => ({
  machine: machine(),
  machineSeconds,
  steps: Object.fromEntries(steps.map(({ title, cpuSeconds }) => [title, cpuSeconds])),
  folders: sumByFolder(log),
});

const print = (text) => process.stdout.write(`${text}\n`);

/** Prints the slowest tests of jest by CPU time, those over their budget without a reason, and those of the browser by time. */
export function printSlowest(log, journeys) {
  const tests = readLog(log).flatMap(({ file, tests }) =>
    tests.map((test) => ({ ...test, name: `${file} › ${test.name}` })),
  );
  const slowest = (list) => list.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const [title, list] of [
    ['the ten slowest tests, in CPU seconds', slowest(tests)],
    [
      "over the CPU budget of their layer: make them quicker, or begin them with slow('why')",
      tests.filter(({ isOverBudget }) => isOverBudget),
    ],
    ['the ten slowest journeys, in seconds', slowest(journeys)],
  ]) {
    if (list.length === 0) continue;
    print(`\n— ${title}`);
    for (const { name, seconds, reason } of list)
      print(`${seconds.toFixed(1).padStart(6)}  ${name}${reason ? ` (${reason})` : ''}`);
  }
}

/** Keeps the figures of a run, for the runs after it. */
export function recordCpu(steps, log, machineSeconds) {
  const rounded = JSON.stringify(
    toFigures(steps, log, machineSeconds),
    (_, value) => (typeof value === 'number' ? Number(value.toFixed(4)) : value),
    2,
  );
  writeFileSync(recordFile, `${rounded}\n`);
}

function printGrowth(before, now) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const rows = names.map((name) => ({ name, from: before[name] ?? 0, to: now[name] ?? 0 }));
  for (const { name, from, to } of rows
    .toSorted((one, other) => other.to - other.from - (one.to - one.from))
    .slice(0, 10))
    print(`${from.toFixed(1).padStart(8)} → ${to.toFixed(1).padStart(7)}  ${name}`);
}

/** Prints the CPU seconds of each step and of all, and, where all of them grew by more than a tenth over the recorded run, in what. */
export function compareCpu(steps, log, machineSeconds) {
  const now = toFigures(steps, log, machineSeconds);
  const total = sumOf(Object.values(now.steps));
  print('\n— CPU seconds, and seconds');
  for (const { title, cpuSeconds, seconds } of steps)
    print(`${cpuSeconds.toFixed(0).padStart(6)} ${seconds.toFixed(0).padStart(6)}  ${title}`);
  print(
    `${total.toFixed(0).padStart(6)} ${sumOf(steps.map(({ seconds }) => seconds))
      .toFixed(0)
      .padStart(6)}  all`,
  );
  if (Number.isNaN(total)) return;
  const recorded = JSON.parse(readFileSync(recordFile, 'utf8'));
  if (recorded.machine !== now.machine) {
    print(`recorded on another machine (${recorded.machine}): not compared`);
    return;
  }
  const growth = total / sumOf(Object.values(recorded.steps));
  const slowness = machineSeconds / recorded.machineSeconds;
  print(`${growth.toFixed(2)} × the recorded run, this machine being ${slowness.toFixed(2)} × as slow`);
  // a machine measured as faster than it is would make a run of the same length a longer one
  if (growth / Math.max(1, slowness) <= maxGrowth) return;
  print(`more than ${maxGrowth} ×: by`);
  printGrowth(recorded.steps, now.steps);
  printGrowth(recorded.folders, now.folders);
}
