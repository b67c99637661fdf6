import { jest } from '@jest/globals';
import pg from 'pg';
import { serverLimits } from '../../limits.ts';
import { preparingClient } from './preparing-client.ts';

const { preparedFromUse, maxPreparedStatements } = serverLimits;

const PreparingClient = preparingClient();

/** What reaches the database of these queries, each sent as often as that. */
function send(texts: string[], times: number) {
  const sent: unknown[] = [];
  const query = jest.spyOn(pg.Client.prototype, 'query').mockImplementation((given: unknown) => void sent.push(given));
  const client = new PreparingClient();
  for (let index = 0; index < times; index += 1) for (const text of texts) client.query(text, ['a']);
  query.mockRestore();
  return sent;
}
const isNamed = (given: unknown) => typeof given === 'object';

test('an operator has queries planned once that are sent often, up to a number; others and writes are sent as they are', () => {
  const often = 'select 1 from posts where id = $1';
  expect(send([often], preparedFromUse + 1).map(isNamed)).toEqual([
    ...Array.from({ length: preparedFromUse - 1 }, () => false),
    true,
    true,
  ]);
  expect(send([often], 1)).toEqual([{ name: expect.any(String), text: often, values: ['a'] }]);
  expect(send(['update posts set title = $1'], preparedFromUse + 1).some(isNamed)).toBe(false);

  const many = Array.from({ length: maxPreparedStatements + 10 }, (_, index) => `select ${index} where $1`);
  const sent = send(many, preparedFromUse + 1).filter(isNamed) as { name: string }[];
  expect(new Set(sent.map(({ name }) => name)).size).toBe(maxPreparedStatements - 1);
});
