import { AsyncLocalStorage } from 'node:async_hooks';
import type { RendererLimits } from '../../../limits.ts';
import type { Failure, RendererMessage, RenderMessage, ServerMessage } from './protocol.ts';

/** Answers a loader's request of this path, as a visitor's. */
export type Transport = (path: string) => Promise<{ status: number; headers: Record<string, string>; body: string }>;
export type Rendered =
  | {
      status: number;
      document: string;
      isComplete: boolean;
      routeIds: string[];
      /** Why it is the frame alone. */
      error?: Failure | undefined;
      /** What a loader threw: the page says that it failed. */
      loaderError?: Failure | undefined;
    }
  | { status: number; redirect: string };

/** The time-out in so many parts: a server that got no processor for a while loses one part, however long that was. */
const timeoutParts = 10;

type Message<Type> = Extract<RendererMessage, { type: Type }>;

type PendingPage = {
  remote: string | undefined;
  isFrame: boolean;
  resolve: (rendered: Rendered) => void;
  reject: (error: Error) => void;
  /** Calls are answered in the context of the page: tags and traces are recorded there. */
  inContext: <R>(work: () => R) => R;
  calls: number;
  unanswered: number;
  /** Parts of the time-out that passed while calls were unanswered. */
  lateParts: number;
  timer: NodeJS.Timeout;
};

type Parts = {
  transport: Transport;
  limits: Pick<RendererLimits, 'callsOfPage'>;
  send: (message: ServerMessage, body?: string) => void;
  /** The loaders of a page of this remote do not end, and wait for no reply. */
  onStalled: (remote: string | undefined) => void;
};

/** The pages that a renderer was asked for. Its messages name them by number: one that it was not asked for throws. */
export function pendingPages({ transport, limits, send, onStalled }: Parts) {
  const pages = new Map<number, PendingPage>();
  let lastId = 0;
  let rendered = 0;

  function get(id: number) {
    const page = pages.get(id);
    if (!page) throw new Error(`no page ${id} is rendered there`);
    return page;
  }

  function take(id: number) {
    const page = get(id);
    clearInterval(page.timer);
    pages.delete(id);
    rendered += 1;
    return page;
  }

  function countLate(id: number) {
    const page = get(id);
    if (page.unanswered === 0) return;
    page.lateParts += 1;
    if (page.lateParts === timeoutParts) send({ type: 'late', id });
  }

  async function answer(page: PendingPage, call: number, path: string) {
    page.unanswered += 1;
    const { status, headers, body } = await page
      .inContext(() => transport(path))
      .catch((error: Error) => ({ status: 503, headers: {}, body: JSON.stringify({ message: error.message }) }));
    page.unanswered -= 1;
    send({ type: 'reply', call, status, headers }, body);
  }

  return {
    add({ remote, isFrame = false, timeoutMs }: Pick<RenderMessage, 'remote' | 'isFrame' | 'timeoutMs'>) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
      const inContext = AsyncLocalStorage.snapshot();
      const timer = setInterval(() => countLate(id), timeoutMs / timeoutParts).unref();
      const counts = { calls: 0, unanswered: 0, lateParts: 0 };
      pages.set(id, { remote, isFrame, resolve, reject, inContext, ...counts, timer });
      return { id, promise };
    },
    has: (id: number) => pages.has(id),
    /** Whether the server owes this page a reply. */
    isAwaitingReply: (id: number) => (pages.get(id)?.unanswered ?? 0) > 0,
    renderedPages: () => rendered,

    receiveCall({ id, call, path }: Message<'call'>) {
      const page = get(id);
      page.calls += 1;
      if (page.calls > limits.callsOfPage) throw new Error(`more than ${limits.callsOfPage} calls of one page`);
      void answer(page, call, path);
    },
    receivePage(
      { id, isStalled, status, isComplete, routeIds, error, loaderError }: Message<'page'>,
      document: string,
    ) {
      const page = take(id);
      if (isStalled && !page.isFrame && page.unanswered === 0) onStalled(page.remote);
      page.resolve({ status, isComplete, routeIds, error, loaderError, document });
    },
    receiveRedirect: ({ id, status, location }: Message<'redirect'>) =>
      take(id).resolve({ status, redirect: location }),
    receiveFailure: ({ id, error }: Message<'failed'>) => take(id).reject(new Error(error)),

    rejectAll(error: Error) {
      for (const { reject, timer } of pages.values()) {
        clearInterval(timer);
        reject(error);
      }
      pages.clear();
    },
  };
}
