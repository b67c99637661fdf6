import { EventEmitter } from 'node:events';
import { createPool } from './db.ts';

test('a connection that is lost between two queries of a request does not end the server', async () => {
  const lost: string[] = [];
  const pool = createPool('postgres://nowhere.example/portal', ({ message }) => lost.push(message));
  const connection = new EventEmitter();
  pool.emit('connect', connection as never);
  connection.emit('error', new Error('terminating connection due to administrator command'));
  pool.emit('error', new Error('told by the connection already'), connection as never);
  expect(lost).toEqual(['terminating connection due to administrator command']);
  await pool.end();
});
