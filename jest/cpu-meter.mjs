import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const secondsOf = ({ user, system }) => (user + system) / 1e6;

/** Of the process of the test: five times what the slowest took on a quiet machine. */
export const budgetSeconds = { node: 10, screens: 15 };

/** Where `slow(reason)` of the setup file leaves the reason of the test that is running. */
export const slowReason = Symbol.for('tadamon.slow-reason');

/**
 * Counts the CPU seconds of a test file and of each of its tests, for the report of a run. They double on a busy machine, so
 * that no test fails by them.
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

  record({ name }, seconds) {
    const reason = this.global[slowReason];
    this.tests.push({ name, seconds, ...(reason ? { reason } : { isOverBudget: seconds > this.budgetSeconds }) });
  }

  /** Adds the file to the log that TEST_CPU_LOG names, one line of JSON a file. */
  close() {
    const { file, tests, began } = this;
    const log = process.env.TEST_CPU_LOG;
    if (log) appendFileSync(log, `${JSON.stringify({ file, seconds: secondsOf(process.cpuUsage(began)), tests })}\n`);
  }
}
