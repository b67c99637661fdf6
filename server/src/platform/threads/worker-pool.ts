import { Piscina } from 'piscina';
import { type WorkerLimits, workerLimits } from '../../limits.ts';
import { Rejection, unavailable } from '../errors.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';
import type { WorkerCall, WorkerReply } from './run-task.ts';

/** Whose the tasks are that any visitor may ask for. */
export const everybody = 'everybody';

/** One task of a person is in the pool at a time, so that the others' wait for that person alone. */
function fairQueue({ threads, maxPersonsWaiting, maxTasksWaiting }: WorkerLimits) {
  const inPool = concurrencyLimit(threads, maxPersonsWaiting);
  const ofPerson = new Map<string, { limited: ReturnType<typeof concurrencyLimit>; tasks: number }>();

  return async function queued<T>(person: string, work: () => Promise<T>): Promise<T> {
    const own = ofPerson.get(person) ?? { limited: concurrencyLimit(1, maxTasksWaiting), tasks: 0 };
    ofPerson.set(person, own);
    own.tasks += 1;
    try {
      return await own.limited(() => inPool(work));
    } finally {
      own.tasks -= 1;
      if (own.tasks === 0) ofPerson.delete(person);
    }
  };
}

/** What ends a worker: the deadline, and its bound of memory. */
const isWorkerEnded = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');

/** Threads that do what would keep everybody waiting on the event loop. They start when they are needed. */
export function workerPool(limits: WorkerLimits = workerLimits) {
  const { threads, deadlineMs, idleMs, heapMiB } = limits;
  const queued = fairQueue(limits);
  const pool = new Piscina<WorkerCall, WorkerReply>({
    filename: import.meta.resolve('./run-task.ts'),
    name: 'runTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    execArgv: ['--no-warnings'], // a thread would print them beside the log
    resourceLimits: { maxOldGenerationSizeMb: heapMiB },
    recordTiming: false,
  });
  // of a thread that cannot start, or has ended without a task: the tasks that wait for it are rejected at their deadline
  pool.on('error', () => undefined);

  async function run(call: WorkerCall) {
    try {
      return await pool.run(call, { signal: AbortSignal.timeout(deadlineMs) });
    } catch (error) {
      throw isWorkerEnded(error) ? Object.assign(unavailable(), { cause: error }) : error;
    }
  }

  /**
   * The function that a module exports, as one that runs in a worker; the first argument names whom it is for. Arguments and
   * result are copied.
   * @throws Rejection 503 of a task past the deadline and of one more than may wait; what the function throws
   */
  function inWorker<Args extends unknown[], Result>(module: string, name: string) {
    return async (person: string, ...args: Args): Promise<Awaited<Result>> => {
      const reply = await queued(person, () => run({ module, name, args }));
      if ('result' in reply) return reply.result as Awaited<Result>;
      const { statusCode, code, message, extras } = reply.rejection;
      throw new Rejection(statusCode, code, message, extras);
    };
  }

  return { inWorker, close: () => pool.destroy() };
}

/** In the pool that all parts of the server share. */
export const { inWorker } = workerPool();
