import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import type { RendererLimits } from '../../../limits.ts';
import {
  type Confinement,
  confinedCommand,
  cpuMsOf,
  findNodePid,
  limitProcess,
  preferForOomKill,
} from './confinement.ts';
import { frameReader, writeFrame } from './framing.ts';
import { type LoadMessage, RendererMessage, type RenderMessage } from './protocol.ts';
import { rendererSource } from './renderer-source.ts';

/** Answers a loader's request of this path, as a visitor's. */
export type Transport = (path: string) => Promise<{ status: number; headers: Record<string, string>; body: string }>;
export type Rendered =
  | {
      status: number;
      document: string;
      isComplete: boolean;
      routeIds: string[];
      /** Why it is the frame alone. */
      error?: { name: string; stack: string } | undefined;
    }
  | { status: number; redirect: string };
export type ServerBuild = { message: LoadMessage; text: Buffer };

/** What a build did to its renderer; `stalled`: a loader of it never ended, and waited for nothing. */
export type Fault = 'hung' | 'crashed' | 'out of memory' | 'broke the protocol' | 'stalled';
/** Why a renderer ended; a build is to blame for a fault alone. */
export type EndReason = Fault | 'stopped' | 'killed' | 'not started';

export class RendererEnded extends Error {
  override readonly name = 'RendererEnded';
  readonly reason: EndReason;
  constructor(reason: EndReason, detail = '') {
    super(`the renderer ended (${reason})${detail && `: ${detail}`}`);
    this.reason = reason;
  }
}

type Waiting = {
  remote: string | undefined;
  resolve: (rendered: Rendered) => void;
  reject: (error: Error) => void;
  /** Calls are answered in the context of the page: tags and traces are recorded there. */
  inContext: <R>(work: () => R) => R;
  calls: number;
  unanswered: number;
};

type Parts = {
  transport: Transport;
  confinement: Confinement;
  limits: RendererLimits;
  onLog: (text: string) => void;
  /** A loader of this page's remote never ended; the renderer goes on. */
  onStalled: (remote: string | undefined) => void;
  onEnd: (ended: RendererEnded) => void;
  /** Tests alone give another: a program that lacks one of its guards. */
  program?: string;
};

const maxErrorsLength = 8_192;

/** The last that a process wrote to its standard error; one that writes more has to wait. */
function readErrors({ stderr }: ChildProcess) {
  let errors = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
    if (errors.length > maxErrorsLength) stderr.pause();
  });
  return () => errors.trim();
}

/** Starts a process that renders pages. All that comes out of it is taken for what its builds may have made up. */
export function startRenderer(parts: Parts) {
  const { transport, confinement, limits, onLog, onStalled, onEnd, program = rendererSource() } = parts;
  const memory = [`--max-old-space-size=${limits.heapMiB}`, `--max-semi-space-size=${limits.semiSpaceMiB}`];
  const options = ['--permission', ...memory, '--input-type=module', '--eval', program];
  const { command, args, user } = confinedCommand(confinement, options);
  const child = spawn(command, args, {
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
    ...user,
  });
  const pipe = child.stdio[3] as Duplex;
  const errorsOf = readErrors(child);
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  for (const { promise } of [ready, failed]) promise.catch(() => undefined);
  const loading = new Map<string, () => void>();
  const waiting = new Map<number, Waiting>();
  let nodePid = child.pid;
  let lastId = 0;
  let lines = 0;
  let loggedMinute = 0;
  let renderedPages = 0;
  let received = 0;
  let ended: RendererEnded | undefined;
  let isReady = false;
  let isLimited = false;
  let uncaught = '';
  let idleCpuMs: number | undefined;

  function end(reason: RendererEnded) {
    if (ended) return;
    ended = reason;
    child.kill('SIGKILL');
    pipe.destroy();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    failed.reject(reason);
    ready.reject(reason);
    onEnd(reason);
  }

  /**
   * Ends the process unless `isDone` in time, which counts what it used of the processor since its last message: on a busy
   * machine an honest build waits long. Polls are the backstop: after a pause of the whole machine one of them has passed.
   */
  function endUnless(isDone: () => boolean, reason: EndReason) {
    let polls = 0;
    let last = { received, cpuMs: nodePid === undefined ? undefined : cpuMsOf(nodePid) };
    const timer = setInterval(() => {
      if (ended || isDone()) return clearInterval(timer);
      polls += 1;
      const cpuMs = nodePid === undefined ? undefined : cpuMsOf(nodePid);
      if (received !== last.received) last = { received, cpuMs };
      const used = cpuMs === undefined || last.cpuMs === undefined ? 0 : cpuMs - last.cpuMs;
      if (used < limits.hungCpuMs && polls < limits.hungPolls) return;
      clearInterval(timer);
      // what it sent while this process was busy is received first
      setImmediate(() => {
        if (received === last.received && !isDone())
          end(new RendererEnded(reason, `${used} ms of the processor in ${polls} polls`));
        else endUnless(isDone, reason);
      });
    }, limits.pollMs);
    timer.unref();
  }

  function takeWaiting(id: number) {
    const found = waiting.get(id);
    if (!found) throw new Error(`no page ${id} is rendered there`);
    waiting.delete(id);
    renderedPages += 1;
    return found;
  }

  async function answerCall(page: Waiting, call: number, path: string) {
    page.unanswered += 1;
    const { status, headers, body } = await page
      .inContext(() => transport(path))
      .catch((error: Error) => ({ status: 503, headers: {}, body: JSON.stringify({ message: error.message }) }));
    page.unanswered -= 1;
    if (!ended) writeFrame(pipe, { type: 'reply', call, status, headers }, body);
  }

  function receiveCall({ id, call, path }: Extract<RendererMessage, { type: 'call' }>) {
    const page = waiting.get(id);
    if (!page) throw new Error(`no page ${id} is rendered there`);
    page.calls += 1;
    if (page.calls > limits.callsOfPage) throw new Error(`more than ${limits.callsOfPage} calls of one page`);
    void answerCall(page, call, path);
  }

  function receiveLog(text: string) {
    const minute = Math.floor(performance.now() / 60_000);
    lines = minute === loggedMinute ? lines + 1 : 1;
    loggedMinute = minute;
    if (lines <= limits.loggedLines) onLog(text);
    if (lines > limits.maxLines) throw new Error(`more than ${limits.maxLines} lines of log in a minute`);
  }

  function receivePage({ id, ...page }: Extract<RendererMessage, { type: 'page' }>, document: string) {
    const found = takeWaiting(id);
    if (page.isStalled && found.unanswered === 0) onStalled(found.remote);
    found.resolve({ ...page, document });
  }

  function receive(message: RendererMessage, body: Buffer) {
    if (message.type === 'log') return receiveLog(message.text);
    received += 1;
    if (message.type === 'ready') ready.resolve();
    else if (message.type === 'loaded') loading.get(message.key)?.();
    else if (message.type === 'uncaught') uncaught = message.error;
    else if (message.type === 'call') receiveCall(message);
    else if (message.type === 'failed') takeWaiting(message.id).reject(new Error(message.error));
    else if (message.type === 'page') receivePage(message, body.toString());
    else takeWaiting(message.id).resolve({ status: message.status, redirect: message.location });
  }

  const read = frameReader({
    maxHeadBytes: limits.maxMessageBytes,
    maxBodyBytes: limits.maxDocumentBytes,
    onFrame: (head, body) => receive(v.parse(RendererMessage, JSON.parse(head)), body),
  });
  pipe.on('data', (chunk: Buffer) => {
    if (ended) return;
    try {
      read(chunk);
    } catch (error) {
      end(new RendererEnded('broke the protocol', (error as Error).message));
    }
  });
  pipe.on('error', () => undefined); // its end is told below
  child.on('error', (error) => end(new RendererEnded('not started', error.message)));
  child.on('exit', (code, signal) => {
    const errors = errorsOf();
    if (!isReady) end(new RendererEnded('not started', errors));
    // by somebody else, such as a kernel that has no memory left
    else if (signal === 'SIGKILL') end(new RendererEnded('killed'));
    else if (signal === 'SIGABRT' || /out of memory|allocation failed/i.test(errors))
      end(new RendererEnded('out of memory'));
    else end(new RendererEnded('crashed', uncaught || errors || `${signal ?? code}`));
  });

  async function confine() {
    await ready.promise;
    isReady = true;
    if (child.pid === undefined) return;
    nodePid = findNodePid(confinement, child.pid);
    preferForOomKill(nodePid);
    if (confinement.hasLimits) isLimited = await limitProcess(nodePid, user, limits.memoryMiB);
  }
  const confined = confine();
  confined.catch(() => undefined);
  endUnless(() => isReady, 'not started');

  return {
    pid: () => nodePid,
    isLimited: () => isLimited,
    renderedPages: () => renderedPages,
    /** Called at intervals: ends a renderer that is at work from one call to the next though no page is asked of it. */
    endIfBusy(isIdle: boolean) {
      const cpuMs = isIdle && nodePid !== undefined ? cpuMsOf(nodePid) : undefined;
      const used = cpuMs === undefined || idleCpuMs === undefined ? 0 : cpuMs - idleCpuMs;
      idleCpuMs = cpuMs;
      if (used >= limits.hungCpuMs)
        end(new RendererEnded('hung', `${used} ms of the processor, and no page was asked`));
    },

    /** Resolves when the build has run. @throws RendererEnded */
    async load({ message, text }: ServerBuild) {
      await Promise.race([confined, failed.promise]);
      const { promise, resolve } = Promise.withResolvers<void>();
      let isLoaded = false;
      loading.set(message.key, () => {
        isLoaded = true;
        resolve();
      });
      endUnless(() => isLoaded, 'hung');
      writeFrame(pipe, message, text);
      await Promise.race([promise, failed.promise]);
      loading.delete(message.key);
    },

    /** @throws RendererEnded; another error where not even the frame could be rendered */
    async render(message: Omit<RenderMessage, 'type' | 'id'>): Promise<Rendered> {
      if (ended) throw ended;
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<Rendered>();
      const inContext = AsyncLocalStorage.snapshot();
      waiting.set(id, { remote: message.remote, resolve, reject, inContext, calls: 0, unanswered: 0 });
      endUnless(() => !waiting.has(id), 'hung');
      writeFrame(pipe, { type: 'render', id, ...message });
      return promise;
    },

    stop: () => end(new RendererEnded('stopped')),
  };
}
export type Renderer = ReturnType<typeof startRenderer>;
