/*
 * The program of a renderer: a process that holds the server builds of a shell and of its remotes, and nothing else. Its
 * text is given on Node's command line, because it may read no file: `renderer-source.ts` puts `framing.ts` into it, and what
 * else it imports is types and Node's own modules.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { builtinModules, createRequire } from 'node:module';
import { Socket } from 'node:net';
import { basename } from 'node:path';
import { inspect } from 'node:util';
import { compileFunction, runInNewContext } from 'node:vm';
import type {
  Host,
  RemoteBuild,
  RenderedPage,
  Script,
  StaticHandler,
} from 'shared-api/contract/front-ends/server-build.contract';
import { frameReader, isAddress, writeFrame } from './framing.ts';
import type { Failure, LoadedBuild, LoadMessage, RendererMessage, RenderMessage, ServerMessage } from './protocol.ts';

type Loaded<Build> = Pick<LoadMessage, 'folder' | 'chunks' | 'takes'> & { build: Build };

/** Node's modules that builds may ask for: none of them leads to files, processes or the network. */
const require = createRequire('/');
const builtIns = Object.fromEntries(
  ['buffer', 'crypto', 'events', 'path', 'querystring', 'stream', 'string_decoder', 'url', 'util'].map((name) => [
    name,
    require(name),
  ]),
);
builtIns.async_hooks = { AsyncLocalStorage };

const server = new Socket({ fd: 3, readable: true, writable: true });

// builds may replace the global ones
const { setTimeout, setInterval, clearInterval } = globalThis;

const send = (message: RendererMessage, text = '') => writeFrame(server, message, text);

const maxErrorLength = 4_000;
const nameOf = (error: unknown) => (error instanceof Error ? error.name.slice(0, 100) : typeof error);
const toText = (error: unknown) => String((error as Error)?.stack ?? error).slice(0, maxErrorLength);

const toFailure = (error: unknown): Failure => ({ name: nameOf(error), stack: toText(error) });

/** What a page may need of Node's globals beside those of the language. */
const webGlobals = `
  AbortController AbortSignal Blob Buffer CustomEvent DOMException Event EventTarget File FormData Headers MessageChannel
  MessagePort ReadableStream Request Response TextDecoder TextEncoder TransformStream URL URLSearchParams WritableStream
  atob btoa clearImmediate clearInterval clearTimeout crypto global performance queueMicrotask setImmediate setInterval
  setTimeout structuredClone`.split(/\s+/);
/** With these a thread stops without using the processor, or gets memory outside the heap. */
const withheld = ['Atomics', 'SharedArrayBuffer', 'WebAssembly'];

function toConsole() {
  const maxLineLength = 2_000;
  const log = (...values: unknown[]) => {
    const text = values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ');
    send({ type: 'log', text: text.slice(0, maxLineLength) });
  };
  return Object.fromEntries(['log', 'info', 'warn', 'error', 'debug', 'trace'].map((name) => [name, log]));
}

/** `--eval` puts every module of Node on the global object, beside `process`: what is not listed goes. */
function closeGlobals() {
  const listed = new Set<PropertyKey>(runInNewContext('Reflect.ownKeys(globalThis)'));
  for (const name of webGlobals) listed.add(name);
  for (const name of withheld) listed.delete(name);
  for (const name of [...Reflect.ownKeys(globalThis), ...builtinModules])
    if (!listed.has(name)) Reflect.deleteProperty(globalThis, name);
  Object.assign(globalThis, { console: toConsole(), process: { env: { NODE_ENV: 'production' } } });
}

function endOnErrors() {
  const exit = process.exit.bind(process);
  // the pipe is written in the next turn
  const exitSoon = () => setTimeout(exit, 20, 1);
  process.on('uncaughtException', (error) => {
    send({ type: 'uncaught', error: toText(error) });
    exitSoon();
  });
  process.on('unhandledRejection', (error) => send({ type: 'log', text: `unhandled rejection: ${toText(error)}` }));
  server.on('close', () => exit(0));
}

const hosts = new Map<string, Loaded<Host>>();
const remotes = new Map<string, Loaded<RemoteBuild>>();
/** Why a build could not be loaded, by its key: each page that needs it fails by that. */
const loadErrors = new Map<string, unknown>();
const handlers = new Map<string, StaticHandler>();

/** The page that a loader's call belongs to. */
type Rendering = {
  id: number;
  isDone: boolean;
  /** Parts of its time-out that passed while it waited for no reply of the API. */
  quietParts: number;
  giveUp: (error: Error) => void;
};
const pages = new Map<number, Rendering>();
const rendering = new AsyncLocalStorage<Rendering>();
const calls = new Map<number, { page: Rendering; resolve: (reply: Response) => void }>();
let lastCall = 0;

/** Sends the calls of loaders to the server. What no page waits for is not sent. */
async function transport(request: Request): Promise<Response> {
  const page = rendering.getStore();
  if (!page || page.isDone) throw new Error('no page is being rendered');
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (!path.startsWith('/api/') || !isAddress(path)) throw new Error(`${path.slice(0, 100)} is no address of the API`);
  const { promise, resolve } = Promise.withResolvers<Response>();
  lastCall += 1;
  calls.set(lastCall, { page, resolve });
  send({ type: 'call', id: page.id, call: lastCall, path });
  return promise;
}

/** These have no body, and `Response` rejects one. */
const emptyStatuses = [101, 204, 205, 304];

type Reply = Extract<ServerMessage, { type: 'reply' }>;

function receiveReply({ call, status, headers }: Reply, body: string) {
  const waiting = calls.get(call);
  if (!waiting) return;
  calls.delete(call);
  waiting.page.quietParts = 0;
  waiting.resolve(new Response(emptyStatuses.includes(status) ? null : body, { status, headers }));
}

/** Runs a server build. Compiled this way, a build that is no longer used is freed, which a module of `import()` never is. */
function run<Build>(text: string, filename: string, scope: Record<string, unknown>): Build {
  const module = { exports: {} };
  const provide = (name: string) => {
    const provided = scope[name] ?? builtIns[name.replace(/^node:/, '')];
    if (provided === undefined) throw new Error(`${filename} asks for "${name}", which the shell does not provide`);
    return provided;
  };
  compileFunction(text, ['require', 'module', 'exports'], { filename })(provide, module, module.exports);
  return module.exports as Build;
}

type Route = { path?: string; children?: Route[] };

/** The paths of all pages below these routes. */
function toPaths(routes: readonly Route[], above = ''): string[] {
  return routes.flatMap(({ path = '', children }) => {
    const segments = `${above}/${path}`.split('/').filter(Boolean);
    const whole = `/${segments.join('/')}`;
    return children ? toPaths(children, whole) : [whole];
  });
}

const maxPaths = 200;
const maxPathLength = 200;

function pathsOf({ routes }: RemoteBuild) {
  if (!Array.isArray(routes)) throw new Error('the server build exports no routes');
  return toPaths(routes as Route[])
    .slice(0, maxPaths)
    .map((path) => path.slice(0, maxPathLength));
}

function load({ key, host, folder, chunks, takes }: LoadMessage, text: string) {
  const filename = `${folder}/server.cjs`;
  let loaded: LoadedBuild = { paths: [] };
  try {
    if (host === undefined) {
      const build = run<Host>(text, filename, {});
      build.setTransport(transport);
      hosts.set(key, { folder, chunks, takes, build });
    } else {
      const build = run<RemoteBuild>(text, filename, hosts.get(host)?.build.scope ?? {});
      loaded = { paths: pathsOf(build) };
      remotes.set(key, { folder, chunks, takes, build });
    }
  } catch (error) {
    loadErrors.set(key, error);
    loaded = { paths: [], error: toText(error) };
  }
  send({ type: 'loaded', key, ...loaded });
}

function handlerOf(host: Loaded<Host>, { remote: key, name }: RenderMessage): StaticHandler {
  const known = handlers.get(`${host.folder} ${key}`);
  if (known) return known;
  const remote = key === undefined ? undefined : remotes.get(key);
  if (key !== undefined && !remote) throw loadErrors.get(key);
  const made = host.build.prepare(
    remote && name ? { name, build: basename(remote.folder), routes: remote.build.routes } : undefined,
  );
  handlers.set(`${host.folder} ${key}`, made);
  return made;
}

/** Every script the page will need, in the order it will: the remote's entry, its routes, the page, what the page takes from the host. */
function preloadsOf(host: Loaded<Host>, remote: Loaded<RemoteBuild>, entry: Script, routeIds: string[]): Script[] {
  const ids = ['routes', ...routeIds];
  const singletons = ids.flatMap((id) => remote.takes[id] ?? []);
  const hrefs = [
    ...ids.flatMap((id) => remote.chunks[id] ?? []).map((file) => `/${remote.folder}/${file}`),
    ...singletons.flatMap((key) => host.chunks[key] ?? []).map((file) => `/${host.folder}/${file}`),
  ];
  return [entry, ...[...new Set(hrefs)].map((href) => ({ href }))];
}

class Stalled extends Error {
  override readonly name = 'Stalled';
}
/** The API, and no build, is to blame. */
class ApiTooSlow extends Error {
  override readonly name = 'ApiTooSlow';
}

/** The time-out in so many parts: a process that got no processor for a while loses one part, however long that was. */
const timeoutParts = 10;

const isCalling = (page: Rendering) => [...calls.values()].some((call) => call.page === page);

/** Rejects with Stalled when loaders go on for so long, and ask nothing of the API; what that takes counts in the server. */
async function withTimeout<T>(page: Rendering, ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  page.giveUp = (error) => {
    controller.abort(error);
    reject(error);
  };
  const timer = setInterval(() => {
    page.quietParts = isCalling(page) ? 0 : page.quietParts + 1;
    if (page.quietParts === timeoutParts) page.giveUp(new Stalled(`its loaders do not end, after ${ms} ms`));
  }, ms / timeoutParts);
  try {
    return await Promise.race([work(controller.signal), givenUp]);
  } finally {
    clearInterval(timer);
  }
}

type Outcome = { page: RenderedPage | Response; error?: unknown };

async function renderOrFrame(host: Loaded<Host>, message: RenderMessage, rendered: Rendering): Promise<Outcome> {
  const renderFrame = () => host.build.drawFrame(new Request(message.url));
  if (message.isFrame) return { page: await renderFrame() };
  try {
    const handler = handlerOf(host, message);
    const page = await withTimeout(rendered, message.timeoutMs, (signal) =>
      host.build.draw(handler, new Request(message.url, { signal }), message.refused),
    );
    return { page };
  } catch (error) {
    return { page: await renderFrame(), error };
  }
}

/** Escapes placeholders in what a page shows and carries: a member may have typed one. */
function escapePlaceholders({ head, ...page }: RenderedPage, escapedPercent: string): RenderedPage {
  const json = JSON.stringify(page);
  const isTyped = /%(?:nonce|origin)%/.test(json);
  const escaped = isTyped ? JSON.parse(json.replaceAll(/%(?=(?:nonce|origin)%)/g, escapedPercent)) : page;
  // of a head's values, those that are addresses begin with the origin
  return { ...escaped, head: head.replaceAll(/%(?=nonce%)|(?<!")%(?=origin%)/g, escapedPercent) };
}

function toDocument(host: Loaded<Host>, page: RenderedPage, { remote: key, entry, ...message }: RenderMessage) {
  const remote = key === undefined ? undefined : remotes.get(key);
  return host.build.toDocument({
    page: escapePlaceholders(page, message.escapedPercent),
    assets: `/${host.folder}/`,
    main: message.main,
    preloads: remote && entry ? preloadsOf(host, remote, entry, page.routeIds) : [],
    remotes: message.remotes,
  });
}

function loaderErrorOf({ hydration }: RenderedPage) {
  const error = Object.values(hydration?.errors ?? {}).find((thrown) => thrown instanceof Error);
  return error && { loaderError: toFailure(error) };
}

async function render(message: RenderMessage) {
  const { id } = message;
  const rendered: Rendering = { id, isDone: false, quietParts: 0, giveUp: () => undefined };
  pages.set(id, rendered);
  try {
    const host = hosts.get(message.host);
    if (!host) throw loadErrors.get(message.host);
    const { page, error } = await rendering.run(rendered, () => renderOrFrame(host, message, rendered));
    if (page instanceof Response) {
      const location = page.headers.get('location') ?? '/';
      if (!isAddress(location)) throw new Error('a redirect leads to no address');
      send({ type: 'redirect', id, status: page.status, location });
      return;
    }
    const outcome = { status: page.status, isComplete: page.isWhole, routeIds: page.routeIds };
    const failure = error === undefined ? {} : { error: toFailure(error) };
    const thrown = loaderErrorOf(page);
    const document = toDocument(host, page, message);
    send({ type: 'page', id, ...outcome, ...failure, ...thrown, isStalled: error instanceof Stalled }, document);
  } catch (error) {
    send({ type: 'failed', id, error: toText(error) });
  } finally {
    rendered.isDone = true;
    pages.delete(id);
  }
}

function receive(message: ServerMessage, body: string) {
  if (message.type === 'load') load(message, body);
  else if (message.type === 'reply') receiveReply(message, body);
  else if (message.type === 'late')
    pages.get(message.id)?.giveUp(new ApiTooSlow('the API takes too long for its loaders'));
  else void render(message);
}

/** What comes from the server is as long as it must be. */
const read = frameReader({
  maxHeadBytes: Number.POSITIVE_INFINITY,
  maxBodyBytes: Number.POSITIVE_INFINITY,
  onFrame: (head, body) => receive(JSON.parse(head), body.toString()),
});
server.on('data', read);

endOnErrors();
closeGlobals();
send({ type: 'ready' });
