import { setImmediate } from 'node:timers';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { http as client, setTransport } from '../client/http.ts';
import { useSession } from '../session/session.store.ts';

/** The bell of every page. */
const bell = http.head('*/api/notifications', () => new HttpResponse(null, { headers: { 'x-total-count': '0' } }));

/**
 * The network of a test file: a call that nobody answers fails its test. Answers are given with `use`; those of `handlers`
 * stand behind them in every test, also for what a page sends while it goes.
 */
export function startApiServer(...handlers: RequestHandler[]) {
  const server = setupServer(bell, ...handlers);
  beforeAll(() => {
    globalThis.setImmediate ??= setImmediate; // msw waits by it for some connections, and jsdom has none
    server.listen({ onUnhandledFrame: 'error' });
    setTransport((request) => fetch(request)); // the client has taken the one before msw replaced it
  });
  // nobody is signed in by a test before
  beforeEach(() => useSession.setState(useSession.getInitialState(), true));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** One call there and back: every answer that was sent before it has arrived by then. */
export async function roundTrip(server: ReturnType<typeof startApiServer>): Promise<void> {
  server.use(http.get('*/api/round-trip', () => HttpResponse.json({})));
  await (await client()).get('round-trip').json();
}
