import { setupServer } from 'msw/node';

/** The network of a test file: a call that nobody answers fails its test. Answers are given with `use`. */
export function startApiServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
