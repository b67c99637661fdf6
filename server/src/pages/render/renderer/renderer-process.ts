import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import * as v from 'valibot';
import type { RendererLimits } from '../../../limits.ts';
import {
  type Confinement,
  confinedCommand,
  findNodePid,
  limitProcess,
  preferForOomKill,
  usageOf,
} from './confinement.ts';
import { frameReader, writeFrame } from './framing.ts';
import { hangWatch } from './hang-watch.ts';
import { pendingPages, type Rendered, type Transport } from './pending-pages.ts';
import { type LoadedBuild, type LoadMessage, RendererMessage, type RenderMessage } from './protocol.ts';
import { rendererSource } from './renderer-source.ts';

export type ServerBuild = { message: LoadMessage; text: Buffer };

/** What a build did to its renderer; `stalled`: a loader of it never ended, and waited for nothing. */
export type Fault = 'hung' | 'crashed' | 'out of memory' | 'broke the protocol' | 'stalled';
/** Why a renderer ended; a build is to blame for a fault alone. */
export type EndReason = Fault | 'stopped' | 'killed' | 'not started';

const faults: ReadonlySet<EndReason> = new Set<Fault>(['hung', 'crashed', 'out of memory', 'broke the protocol']);
export const isFault = (reason: EndReason): reason is Fault => faults.has(reason);

export class RendererEnded extends Error {
  override readonly name = 'RendererEnded';
  readonly reason: EndReason;
  constructor(reason: EndReason, detail = '') {
    super(`the renderer ended (${reason})${detail && `: ${detail}`}`);
    this.reason = reason;
  }
}

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

/** @throws RendererEnded */
function spawnConfined(command: string, args: string[], user: object | undefined): ChildProcess {
  try {
    const stdio = ['ignore', 'ignore', 'pipe', 'pipe'] as const;
    return spawn(command, args, { env: {}, cwd: '/', stdio: [...stdio], windowsHide: true, ...user });
  } catch (error) {
    throw new RendererEnded('not started', (error as Error).message);
  }
}

/** Without a free descriptor Node has made none. @throws RendererEnded */
function pipeOf({ stdio }: { stdio: ChildProcess['stdio'] | undefined }) {
  const pipe = stdio?.[3];
  if (!pipe) throw new RendererEnded('not started', 'there is no descriptor left');
  return pipe as Duplex;
}

/** Passes the first lines of each minute on. @throws when there are more than a build could mean to write */
function linesPerMinute({ loggedLines, maxLines }: RendererLimits, onLog: (text: string) => void) {
  let minute = 0;
  let lines = 0;
  return (text: string) => {
    const now = Math.floor(performance.now() / 60_000);
    lines = now === minute ? lines + 1 : 1;
    minute = now;
    if (lines <= loggedLines) onLog(text);
    if (lines > maxLines) throw new Error(`more than ${maxLines} lines of log in a minute`);
  };
}

/**
 * Starts a process that renders pages. All that comes out of it is taken for what its builds may have made up.
 * @throws RendererEnded where the system starts no process
 */
export function startRenderer(parts: Parts) {
  const { transport, confinement, limits, onLog, onStalled, onEnd, program = rendererSource() } = parts;
  const memory = [`--max-old-space-size=${limits.heapMiB}`, `--max-semi-space-size=${limits.semiSpaceMiB}`];
  const options = ['--permission', ...memory, '--input-type=module', '--eval', program];
  const { command, args, user } = confinedCommand(confinement, options);
  const child = spawnConfined(command, args, user);
  child.on('error', (error) => end(new RendererEnded('not started', error.message)));
  const pipe = pipeOf(child);
  const errorsOf = readErrors(child);
  const ready = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<never>();
  for (const { promise } of [ready, failed]) promise.catch(() => undefined);
  const loading = new Map<string, (loaded: LoadedBuild) => void>();
  let nodePid = child.pid;
  let received = 0;
  let ended: RendererEnded | undefined;
  let isReady = false;
  let isLimited = false;
  let uncaught = '';

  const pages = pendingPages({
    transport,
    limits,
    send: (message, body) => !ended && writeFrame(pipe, message, body),
    onStalled,
  });
  const watch = hangWatch({
    usage: () => (nodePid === undefined ? undefined : usageOf(nodePid)),
    received: () => received,
    limits,
  });
  const countLine = linesPerMinute(limits, onLog);

  function end(reason: RendererEnded) {
    if (ended) return;
    ended = reason;
    child.kill('SIGKILL');
    pipe.destroy();
    pages.rejectAll(reason);
    failed.reject(reason);
    ready.reject(reason);
    onEnd(reason);
  }

  const endUnless = (isDone: () => boolean, reason: EndReason, isWaiting = () => false) =>
    watch.expect({
      isDone: () => ended !== undefined || isDone(),
      isWaiting,
      onHung: (detail) => end(new RendererEnded(reason, detail)),
    });

  function receiveLoaded({ key, ...loaded }: LoadedBuild & { key: string }) {
    const resolve = loading.get(key);
    if (!resolve) throw new Error('no such build was to be loaded');
    loading.delete(key);
    resolve(loaded);
  }

  function receiveUncaught(error: string) {
    if (uncaught) throw new Error('it has ended by an error already');
    uncaught = error;
  }

  function receiveReady() {
    if (isReady) throw new Error('it is ready already');
    isReady = true;
    ready.resolve();
  }

  function receive(message: RendererMessage, body: Buffer) {
    if (message.type === 'log') return countLine(message.text);
    received += 1;
    if (message.type === 'ready') receiveReady();
    else if (message.type === 'loaded') receiveLoaded(message);
    else if (message.type === 'uncaught') receiveUncaught(message.error);
    else if (message.type === 'call') pages.receiveCall(message);
    else if (message.type === 'page') pages.receivePage(message, body.toString());
    else if (message.type === 'redirect') pages.receiveRedirect(message);
    else pages.receiveFailure(message);
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
  child.on('exit', () => child.stderr?.resume()); // else it is never closed
  child.on('close', (code, signal) => {
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
    if (child.pid === undefined) return;
    nodePid = findNodePid(confinement, child.pid);
    preferForOomKill(nodePid);
    if (confinement.hasLimits) isLimited = await limitProcess(nodePid, user, limits.memoryMiB);
    if (confinement.hasLimits && !isLimited)
      onLog('prlimit failed: sockets and memory outside the heap are not bounded');
  }
  const confined = confine();
  confined.catch((error: Error) => end(new RendererEnded('not started', error.message)));
  endUnless(() => isReady, 'not started');

  return {
    pid: () => nodePid,
    isLimited: () => isLimited,
    renderedPages: pages.renderedPages,

    /** Called at intervals: ends a renderer that is at work from one call to the next though no page is asked of it. */
    endIfBusy(isIdle: boolean) {
      const used = watch.idleWorkMs(isIdle);
      if (used >= limits.hungCpuMs)
        end(new RendererEnded('hung', `${used} ms of the processor, and no page was asked`));
    },

    /** Resolves when the build has run. @throws RendererEnded */
    async load({ message, text }: ServerBuild): Promise<LoadedBuild> {
      await Promise.race([confined, failed.promise]);
      const { promise, resolve } = Promise.withResolvers<LoadedBuild>();
      let isLoaded = false;
      loading.set(message.key, (loaded) => {
        isLoaded = true;
        resolve(loaded);
      });
      endUnless(() => isLoaded, 'hung');
      writeFrame(pipe, message, text);
      return Promise.race([promise, failed.promise]);
    },

    /** @throws RendererEnded; another error where not even the frame could be rendered */
    async render(message: Omit<RenderMessage, 'type' | 'id'>): Promise<Rendered> {
      if (ended) throw ended;
      const { id, promise } = pages.add(message);
      const isWaiting = () => pages.isAwaitingReply(id);
      endUnless(() => !pages.has(id), 'hung', isWaiting);
      writeFrame(pipe, { type: 'render', id, ...message });
      return promise;
    },

    stop: () => end(new RendererEnded('stopped')),
  };
}
export type Renderer = ReturnType<typeof startRenderer>;
