import { AsyncLocalStorage } from 'node:async_hooks';
import { Counter, type Registry } from 'prom-client';
import type { RendererLimits } from '../../../limits.ts';
import { unavailable } from '../../../platform/errors.ts';
import type { Confinement } from './confinement.ts';
import { faultBlame } from './fault-blame.ts';
import type { Rendered, Transport } from './pending-pages.ts';
import type { RenderMessage } from './protocol.ts';
import {
  type EndReason,
  type Fault,
  isFault,
  type Renderer,
  RendererEnded,
  type ServerBuild,
  startRenderer,
} from './renderer-process.ts';

/** A build whose files were read and compared with their hashes. */
export type ReadBuild = { frontEnd: string; version: string; url: string; server: ServerBuild };
export type Page = Omit<RenderMessage, 'type' | 'id' | 'host' | 'remote'>;
type Log = { error: (details: object, text: string) => void; info: (details: object, text: string) => void };

/** One renderer, and what it renders. */
type Slot = {
  host: ReadBuild;
  /** What its pages are of; undefined: it is in reserve and renders frames. */
  key: string | undefined;
  renderer: Renderer;
  remotes: Map<string, ReadBuild>;
  loading: Map<string, Promise<unknown>>;
  usedAt: number;
  /** Pages that are rendered now. */
  pages: number;
  isRetiring: boolean;
};

/** A page that waits for a renderer of this key. */
type Waiting = {
  host: ReadBuild;
  key: string | undefined;
  resolve: (slot: Slot) => void;
  reject: (error: Error) => void;
};

type Parts = {
  transport: Transport;
  confinement: Confinement;
  limits: RendererLimits;
  /** A process for each remote, or one for all of a shell's until one of them ends it. */
  renderers: 'separate' | 'shared';
  /** Visitors may be given it; administrators may try others. */
  isLive: (build: ReadBuild) => boolean;
  /** Builds that ended or hung their renderers lately are not started again. */
  isSetAside: (build: ReadBuild) => boolean;
  onFault: (build: ReadBuild, fault: Fault) => void;
  log: Log;
  metrics?: Registry | undefined;
};

function countEnds(registry: Registry | undefined) {
  if (!registry) return () => undefined;
  const ends = new Counter({
    name: 'renderer_ends_total',
    help: 'Renderers that ended without being told to, by reason',
    labelNames: ['reason'],
    registers: [registry],
  });
  return (reason: EndReason) => ends.inc({ reason });
}

/** Keeps the processes that render pages: starts them when they are needed, ends them when they are not. */
export function rendererPool(parts: Parts) {
  const { transport, confinement, limits, renderers, isLive, isSetAside, onFault, log, metrics } = parts;
  const isShared = renderers === 'shared';
  const maxProcesses = isShared ? limits.sharedProcesses : limits.processes;
  const blame = faultBlame<ReadBuild>(isLive, onFault);
  const countEnd = countEnds(metrics);
  // a process outlives the request that starts it, whose trace it must not continue
  const outsideOfRequests = AsyncLocalStorage.snapshot();
  const slots = new Set<Slot>();
  let queue: Waiting[] = [];
  let lastHost: ReadBuild | undefined;
  let pausedUntil = 0;
  let isStopped = false;

  function keyOf(host: ReadBuild, remote: ReadBuild | undefined) {
    if (isShared && !(remote && blame.isSuspect(remote))) return `${host.url} all`;
    return remote && `${host.url} ${remote.url}`;
  }

  const frameOf = (host: ReadBuild): Page => ({
    url: 'http://portal.internal/',
    isFrame: true,
    timeoutMs: limits.hungCpuMs,
    escapedPercent: '%',
    main: { href: host.url },
    remotes: {},
  });

  /** A remote is to blame once its shell has rendered a frame without it; otherwise the shell is, by the end of that. */
  async function findBlame(host: ReadBuild, remote: ReadBuild, fault: Fault) {
    try {
      await render(host, undefined, frameOf(host));
      blame.blameRemote(host, remote, fault);
    } catch (error) {
      log.error({ err: error, build: host.url }, 'a shell did not render its frame after a fault of a remote');
    }
  }

  function onEnd(slot: Slot, { reason, message }: RendererEnded) {
    slots.delete(slot);
    if (reason !== 'stopped') {
      countEnd(reason);
      const remotes = [...slot.remotes.values()];
      const [first] = remotes;
      log.error({ reason: message, builds: [slot.host, ...remotes].map(({ url }) => url) }, 'a renderer ended');
      if (!isFault(reason)) pausedUntil = performance.now() + limits.restartPauseMs;
      else if (!first) blame.blameHost(slot.host, reason);
      else if (remotes.length === 1) void findBlame(slot.host, first, reason);
      else blame.suspect(remotes);
      if (isFault(reason)) refillReserve();
    }
    serveQueue();
  }

  /** The pages of one process that stall together are one fault. */
  function onStalled(slot: Slot, url: string | undefined) {
    if (slot.isRetiring) return;
    slot.isRetiring = true;
    const remotes = [...slot.remotes.values()];
    const remote = url === undefined ? undefined : slot.remotes.get(url);
    // where builds share a process, one may speak for another
    if (remotes.length > 1) blame.suspect(remotes);
    else if (remote) blame.blameRemote(slot.host, remote, 'stalled');
    else if (remotes.length === 0) blame.blameHost(slot.host, 'stalled');
  }

  /** @throws RendererEnded where the system starts no process */
  function start(host: ReadBuild, key: string | undefined): Slot {
    if (performance.now() < pausedUntil) throw new RendererEnded('not started', 'the last one has just ended');
    const loading = new Map<string, Promise<unknown>>();
    const renderer = outsideOfRequests(() =>
      startRenderer({
        transport,
        confinement,
        limits,
        onLog: (text) => log.info({ builds: [...loading.keys()] }, text),
        onStalled: (remote) => onStalled(slot, remote),
        onEnd: (ended) => onEnd(slot, ended),
      }),
    );
    const common = { usedAt: performance.now(), pages: 0, isRetiring: false };
    const slot: Slot = { host, key, renderer, remotes: new Map(), loading, ...common };
    slots.add(slot);
    load(slot, host).catch(() => undefined);
    return slot;
  }

  const isReserve = (slot: Slot) =>
    slot.host.url === lastHost?.url && slot.key === keyOf(slot.host, undefined) && !slot.isRetiring;

  function refillReserve() {
    if (isStopped || !lastHost || isSetAside(lastHost) || slots.size >= maxProcesses) return;
    if ([...slots].some(isReserve)) return;
    try {
      start(lastHost, keyOf(lastHost, undefined));
    } catch (error) {
      log.error({ err: error }, 'no renderer can be started');
    }
  }

  function load(slot: Slot, build: ReadBuild): Promise<unknown> {
    const known = slot.loading.get(build.url);
    if (known) return known;
    const loading = slot.renderer.load(build.server);
    slot.loading.set(build.url, loading);
    if (build.url !== slot.host.url) slot.remotes.set(build.url, build);
    return loading;
  }

  function retire(slot: Slot) {
    slot.isRetiring = true;
    if (slot.pages === 0) slot.renderer.stop();
  }

  /** The one with the fewest pages, another where it is busy and there may be more; undefined where all are busy. */
  function findSlot(host: ReadBuild, key: string | undefined): Slot | undefined {
    const present = [...slots].filter((slot) => slot.host.url === host.url && !slot.isRetiring);
    const own = present.filter((slot) => slot.key === key).sort((a, b) => a.pages - b.pages);
    const [least] = own;
    if (least && least.pages < limits.pagesBeforeNext) return least;
    if (!least || own.length < (isShared ? 1 : limits.processesOfRemote)) {
      // while it renders frames it stays: they must not share the fate of a remote
      const reserve = present.find((slot) => slot.key === undefined && slot.pages === 0);
      if (reserve) {
        reserve.key = key;
        setImmediate(refillReserve);
        return reserve;
      }
      if (slots.size < maxProcesses) return start(host, key);
    }
    if (least) return least.pages < limits.pagesAtOnce ? least : undefined;
    const [idle] = [...slots].filter((slot) => slot.pages === 0).sort((a, b) => a.usedAt - b.usedAt);
    if (!idle) return undefined;
    retire(idle);
    return start(host, key);
  }

  function take(slot: Slot) {
    slot.pages += 1;
    slot.usedAt = performance.now();
    return slot;
  }

  /** Gives free places to the pages that wait for them, in the order they came. */
  function serveQueue() {
    queue = queue.filter(({ host, key, resolve, reject }) => {
      try {
        if (isStopped) throw new RendererEnded('stopped');
        const slot = findSlot(host, key);
        if (slot) resolve(take(slot));
        return slot === undefined;
      } catch (error) {
        reject(error as Error);
        return false;
      }
    });
  }

  /** @throws Rejection (503) when too many pages wait already; RendererEnded where no process can be started */
  async function takeSlot(host: ReadBuild, key: string | undefined): Promise<Slot> {
    if (isStopped) throw new RendererEnded('stopped');
    const slot = queue.some((waiting) => waiting.key === key) ? undefined : findSlot(host, key);
    if (slot) return take(slot);
    if (queue.length >= limits.queuedPages) throw unavailable();
    return new Promise((resolve, reject) => queue.push({ host, key, resolve, reject }));
  }

  function release(slot: Slot) {
    slot.pages -= 1;
    slot.usedAt = performance.now();
    if (slot.renderer.renderedPages() >= limits.pagesInLife) slot.isRetiring = true;
    if (slot.isRetiring && slot.pages === 0) slot.renderer.stop();
    serveQueue();
  }

  async function render(host: ReadBuild, remote: ReadBuild | undefined, page: Page): Promise<Rendered> {
    const slot = await takeSlot(host, keyOf(host, remote));
    try {
      if (remote && isSetAside(remote)) throw new Error('the release was set aside while the page waited');
      await load(slot, host);
      if (remote) await load(slot, remote);
      return await slot.renderer.render({ ...page, host: host.url, remote: remote?.url });
    } finally {
      release(slot);
    }
  }

  function sweep() {
    const now = performance.now();
    for (const slot of slots) {
      slot.renderer.endIfBusy(slot.pages === 0 && now - slot.usedAt > limits.sweepEveryMs);
      if (slot.pages === 0 && now - slot.usedAt > limits.idleMs && !isReserve(slot)) retire(slot);
    }
    refillReserve();
  }
  const sweeping = setInterval(sweep, limits.sweepEveryMs).unref();

  return {
    /**
     * A page of `remote`, or of the shell itself. @throws RendererEnded when the process ended meanwhile or cannot be
     * started; Rejection (503) when too many pages wait
     */
    render,

    /** Starts what the first page will need. */
    warm(host: ReadBuild) {
      lastHost = host;
      refillReserve();
    },

    /** Ends what holds builds that are not needed any more. */
    dropAllBut(isNeeded: (url: string) => boolean) {
      blame.dropAllBut(isNeeded);
      if (lastHost && !isNeeded(lastHost.url)) lastHost = undefined;
      for (const slot of [...slots]) if (![...slot.loading.keys()].every(isNeeded)) retire(slot);
    },

    stop() {
      isStopped = true;
      clearInterval(sweeping);
      for (const slot of [...slots]) slot.renderer.stop();
      serveQueue();
    },
  };
}
export type RendererPool = ReturnType<typeof rendererPool>;
