import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real site on one of this machine's own addresses, which counts the connections made to it. */
export async function aWebsite(answer: RequestListener, host = '127.0.0.1') {
  const server = createServer(answer);
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host,
    port,
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    connections: () => connections,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type Website = Awaited<ReturnType<typeof aWebsite>>;
