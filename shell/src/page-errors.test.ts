import type { ErrorReport } from 'shared-api/contract/front-ends/front-end-errors.contract';
import { observeErrors } from './page-errors.ts';

const sent: ErrorReport[] = [];
const note = observeErrors((error) => void sent.push(error));

const anError = (message: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at f (x:1:1)` });
const throwUncaught = (error: unknown) => dispatchEvent(Object.assign(new Event('error'), { error }));
const rejectUncaught = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

test('a visit tells of the first five errors, each once, with the page where it was', () => {
  history.replaceState(null, '', '/posts?secret=1');
  const first = anError('first');
  for (let time = 0; time < 3; time += 1) throwUncaught(first);
  rejectUncaught(anError('second'));
  note('boundary', anError('third'));
  for (const nothing of [null, 'a text', { message: 'no error' }]) throwUncaught(nothing);
  for (let more = 4; more < 9; more += 1) throwUncaught(anError(`${more} ${'x'.repeat(5_000)}`));
  expect(sent.map(({ kind, number, message }) => [kind, number, message.slice(0, 13)])).toEqual([
    ['error', 0, 'Error: first'],
    ['rejection', 1, 'Error: second'],
    ['boundary', 2, 'Error: third'],
    ['error', 3, 'Error: 4 xxxx'],
    ['error', 4, 'Error: 5 xxxx'],
  ]);
  expect(new Set(sent.map(({ route }) => route))).toEqual(new Set(['/posts']));
  expect(Math.max(...sent.map(({ message, stack }) => message.length + stack.length))).toBe(4_300);
});
