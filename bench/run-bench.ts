import { inspect } from 'node:util';

/** One round and tiny sizes, without a verdict on times: shows that the bench works, not how fast anything is. */
export const isSmoke = process.argv.includes('--smoke');

const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const print = (error: unknown) => process.stderr.write(`${inspect(error)}\n`);

/**
 * Runs a bench, whose answer is whether everything is within its limits, and ends the process. What was started with the
 * bench's stack is gone by then, also when the bench fails or is interrupted.
 */
export async function runBench(bench: (stack: AsyncDisposableStack) => Promise<boolean>) {
  const stack = new AsyncDisposableStack();

  async function end(code: number) {
    if (stack.disposed) return; // what fails from here on, fails because it is being ended
    try {
      await stack.disposeAsync();
      process.exit(code);
    } catch (error) {
      print(error);
      process.exit(code || 1);
    }
  }
  async function fail(error: unknown) {
    if (!stack.disposed) print(error);
    await end(1);
  }

  for (const [signal, code] of Object.entries(signals)) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(code)); // who asks twice does not want to wait for what is being ended
      return end(code);
    });
  }
  process.on('uncaughtException', fail);
  try {
    await end((await bench(stack)) ? 0 : 1);
  } catch (error) {
    await fail(error);
  }
}
