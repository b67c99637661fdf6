import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { startApiServer } from './api-server.ts';

startApiServer();

test('a connection that is opened for no request of a page, as one that is renewed, fails no test', async () => {
  const server = createServer((socket) => socket.end('hello')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [first] = await once(socket, 'data');
  expect(String(first)).toBe('hello');
  server.close();
});
