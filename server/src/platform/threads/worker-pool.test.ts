import { threadId } from 'node:worker_threads';
import Fastify from 'fastify';
import type * as tasks from '../../../test/worker-tasks.ts';
import { type WorkerLimits, workerLimits } from '../../limits.ts';
import { unavailable, validationFailed } from '../errors.ts';
import { addErrorHandler } from '../http/error-handler.ts';
import { workerPool } from './worker-pool.ts';

const pools: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const { close } of pools.splice(0)) await close();
});

/** What the tasks of tests do, each in a worker of a pool with these limits. */
function openPool(limits: Partial<WorkerLimits> = {}) {
  const pool = workerPool({ ...workerLimits, ...limits });
  pools.push(pool);
  const task = <Name extends keyof typeof tasks>(name: Name) =>
    pool.inWorker<Parameters<(typeof tasks)[Name]>, ReturnType<(typeof tasks)[Name]>>(
      import.meta.resolve('../../../test/worker-tasks.ts'),
      name,
    );
  return {
    nameThread: task('nameThread'),
    spin: task('spin'),
    reject: task('reject'),
    fail: task('fail'),
    fillMemory: task('fillMemory'),
  };
}

/** Notes in which order they end. */
function inOrder() {
  const ended: string[] = [];
  return { ended, note: (name: string, work: Promise<unknown>) => work.then(() => ended.push(name)) };
}

test('a task runs in another thread, and its answer comes back', async () => {
  const answer = await openPool().nameThread('أمين', 'thread');
  expect(answer).toMatch(/^thread \d+$/);
  expect(answer).not.toBe(`thread ${threadId}`);
});

test('who sends what a task rejects is told why, as if it had run here', async () => {
  await expect(openPool().reject('أمين')).rejects.toEqual(validationFailed({ content: 'x' }));
});

test('a failure of a task is a failure, and no rejection', async () => {
  await expect(openPool().fail('أمين')).rejects.toThrow(TypeError);
});

test('a task past its deadline is ended and rejected, and the next one runs', async () => {
  const { spin, nameThread } = openPool({ threads: 1, deadlineMs: 3_000 });
  await expect(spin('أمين', 600_000)).rejects.toMatchObject({ statusCode: 503, extras: { retryAfterSeconds: 5 } });
  await expect(nameThread('سارة', 'thread')).resolves.toMatch(/^thread/);
});

test('a task that fills its memory is rejected, and ends no other thread', async () => {
  const { fillMemory, nameThread } = openPool({ heapMiB: 16 });
  await expect(fillMemory('أمين')).rejects.toEqual(unavailable());
  await expect(nameThread('أمين', 'thread')).resolves.toMatch(/^thread/);
});

test('the many tasks of one member delay that member alone', async () => {
  const { spin, nameThread } = openPool();
  const { ended, note } = inOrder();
  await Promise.all([nameThread('أمين', 'first'), nameThread('سارة', 'second')]); // both threads have started
  const slow = Array.from({ length: 5 }, (_, place) => note(`أمين ${place}`, spin('أمين', 200)));
  await Promise.all([...slow, note('سارة', nameThread('سارة', 'thread'))]);
  expect(ended.indexOf('سارة')).toBeLessThan(4);
  expect(ended).toHaveLength(6);
});

test('a member whose queue is full is rejected, and another one is not', async () => {
  const { spin, nameThread } = openPool({ maxTasksWaiting: 2 });
  const running = Array.from({ length: 3 }, () => spin('أمين', 50));
  await expect(spin('أمين', 50)).rejects.toMatchObject({ statusCode: 503, extras: { retryAfterSeconds: 5 } });
  await expect(nameThread('سارة', 'thread')).resolves.toMatch(/^thread/);
  await Promise.all(running);
});

test('past the bound of the pool a request is rejected at once, and nobody else waits for it', async () => {
  const { spin } = openPool({ threads: 1, maxPersonsWaiting: 1 });
  const { ended, note } = inOrder();
  const accepted = [note('أمين', spin('أمين', 100)), note('سارة', spin('سارة', 100))];
  const refused = spin('هدى', 100).catch((error: unknown) => {
    ended.push('هدى');
    return error;
  });
  expect(await refused).toMatchObject({ statusCode: 503, code: 'unavailable', extras: { retryAfterSeconds: 5 } });
  await Promise.all(accepted);
  expect(ended).toEqual(['هدى', 'أمين', 'سارة']);
});

test('a visitor who comes past the bound is told when to come again, and others are answered meanwhile', async () => {
  const { spin } = openPool({ threads: 1, maxPersonsWaiting: 1 });
  const app = Fastify();
  addErrorHandler(app);
  app.get<{ Params: { person: string } }>('/slow/:person', ({ params }) => spin(params.person, 300));
  app.get('/quick', async () => 'ok');
  const { ended, note } = inOrder();
  const accepted = ['1', '2'].map((person) => note(person, app.inject(`/slow/${person}`)));
  const refused = app.inject('/slow/3');
  await note('quick', app.inject('/quick'));
  expect(await refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
  await Promise.all(accepted);
  expect(ended).toEqual(['quick', '1', '2']);
  await app.close();
});
