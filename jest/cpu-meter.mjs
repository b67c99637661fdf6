import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const secondsOf = ({ user, system }) => (user + system) / 1e6;

/** Of the process of the test: five times what the slowest took on a quiet machine, as a busy one triples CPU seconds. */
export const budgetSeconds = { node: 10, screens: 15 };

/** Where `slow(reason)` of the setup file leaves the reason of the test that is running. */
export const slowReason = Symbol.for('tadamon.slow-reason');

/**
 * Counts the CPU seconds of a test file and of each of its tests, of which other programs of the machine change little. A
 * test over the budget of its kind fails, unless it begins with `slow(reason)`.
 */
export class CpuMeter {
  tests = [];

  /** `global` is that of the test file; `began` is what the process had used when the work for the file began. */
  constructor({ budgetSeconds, global, testPath, began = process.cpuUsage() }) {
    Object.assign(this, { budgetSeconds, global, began, file: relative(root, testPath) });
  }

  /** Listens to jest-circus. */
  handle({ name, test }) {
    if (name === 'test_start') {
      this.testBegan = process.cpuUsage();
      this.global[slowReason] = undefined;
    }
    if (name === 'test_done' && this.testBegan) this.record(test, secondsOf(process.cpuUsage(this.testBegan)));
  }

  record(test, seconds) {
    const reason = this.global[slowReason];
    this.tests.push({ name: test.name, seconds, ...(reason && { reason }) });
    if (seconds > this.budgetSeconds && !reason) test.errors.push([this.explain(test, seconds), undefined]);
  }

  /** An error that names the line where the test stands. */
  explain({ asyncError }, seconds) {
    const error = new Error(
      `took ${seconds.toFixed(1)} CPU seconds of ${this.budgetSeconds}: make it quicker, or begin it with slow('why')`,
    );
    const frames = asyncError?.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
    error.stack = [`Error: ${error.message}`, ...frames].join('\n');
    return error;
  }

  /** Adds the file to the log that TEST_CPU_LOG names, one line of JSON a file. */
  close() {
    const { file, tests, began } = this;
    const log = process.env.TEST_CPU_LOG;
    if (log) appendFileSync(log, `${JSON.stringify({ file, seconds: secondsOf(process.cpuUsage(began)), tests })}\n`);
  }
}
