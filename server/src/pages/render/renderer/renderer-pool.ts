import { Counter, type Registry } from 'prom-client';
import type { RendererLimits } from '../../../limits.ts';
import { unavailable } from '../../../platform/errors.ts';
import type { Confinement } from './confinement.ts';
import type { RenderMessage } from './protocol.ts';
import {
  type EndReason,
  type Fault,
  type Rendered,
  type Renderer,
  RendererEnded,
  type ServerBuild,
  startRenderer,
  type Transport,
} from './renderer-process.ts';

/** A build whose files were read and compared with their hashes. */
export type ReadBuild = { frontEnd: string; version: string; url: string; server: ServerBuild };
type Page = Omit<RenderMessage, 'type' | 'id' | 'host' | 'remote'>;
type Log = { error: (details: object, text: string) => void; info: (details: object, text: string) => void };

/** One renderer, and what it renders. */
type Slot = {
  host: ReadBuild;
  /** What its pages are of; undefined: it is in reserve and renders frames. */
  key: string | undefined;
  renderer: Renderer;
  remotes: Map<string, ReadBuild>;
  loading: Map<string, Promise<void>>;
  usedAt: number;
  /** Pages that are rendered now. */
  pages: number;
  isRetiring: boolean;
};

type Parts = {
  transport: Transport;
  confinement: Confinement;
  limits: RendererLimits;
  /** A process for each remote, or one for all of a shell's until one of them ends it. */
  renderers: 'separate' | 'shared';
  /** Builds that ended or hung their renderers lately are not started again. */
  isSetAside: (build: ReadBuild) => boolean;
  onFault: (build: ReadBuild, fault: Fault) => void;
  log: Log;
  metrics?: Registry | undefined;
};

const faults: ReadonlySet<EndReason> = new Set<Fault>([
  'hung',
  'crashed',
  'out of memory',
  'broke the protocol',
  'stalled',
]);
const isFault = (reason: EndReason): reason is Fault => faults.has(reason);

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
  const { transport, confinement, limits, renderers, isSetAside, onFault, log, metrics } = parts;
  const isShared = renderers === 'shared';
  const maxProcesses = isShared ? limits.sharedProcesses : limits.processes;
  const slots = new Set<Slot>();
  const queue: (() => void)[] = [];
  /** Remotes one of which ended the renderer that they shared: each gets one of its own, to find out which. */
  const suspects = new Set<string>();
  const countEnd = countEnds(metrics);
  let lastHost: ReadBuild | undefined;
  let isStopped = false;

  function keyOf(host: ReadBuild, remote: ReadBuild | undefined) {
    if (isShared && !(remote && suspects.has(remote.url))) return `${host.url} all`;
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
  async function blame(host: ReadBuild, remote: ReadBuild, fault: Fault) {
    try {
      await render(host, undefined, frameOf(host));
      onFault(remote, fault);
    } catch (error) {
      log.error({ err: error, build: host.url }, 'a shell does not render its frame');
    }
  }

  function onEnd(slot: Slot, ended: RendererEnded) {
    slots.delete(slot);
    queue.shift()?.();
    if (ended.reason === 'stopped') return;
    countEnd(ended.reason);
    const remotes = [...slot.remotes.values()];
    log.error({ err: ended, builds: [slot.host, ...remotes].map(({ url }) => url) }, 'a renderer ended');
    if (isFault(ended.reason)) {
      const [first] = remotes;
      if (!first) onFault(slot.host, ended.reason);
      else if (remotes.length === 1) void blame(slot.host, first, ended.reason);
      else for (const { url } of remotes) suspects.add(url);
    }
    if (ended.reason !== 'not started') keepReserve();
  }

  function onStalled(slot: Slot, url: string | undefined) {
    const remote = url === undefined ? undefined : slot.remotes.get(url);
    slot.isRetiring = true;
    onFault(remote ?? slot.host, 'stalled');
  }

  function start(host: ReadBuild, key: string | undefined): Slot {
    const slot: Slot = {
      host,
      key,
      remotes: new Map(),
      loading: new Map(),
      usedAt: performance.now(),
      pages: 0,
      isRetiring: false,
      renderer: startRenderer({
        transport,
        confinement,
        limits,
        onLog: (text) => log.info({ builds: [...slot.loading.keys()] }, text),
        onStalled: (remote) => onStalled(slot, remote),
        onEnd: (ended) => onEnd(slot, ended),
      }),
    };
    slots.add(slot);
    load(slot, host).catch(() => undefined);
    return slot;
  }

  function keepReserve() {
    if (isStopped || !lastHost || isSetAside(lastHost) || slots.size >= maxProcesses) return;
    const key = keyOf(lastHost, undefined);
    const hasReserve = [...slots].some(
      (slot) => slot.key === key && slot.host.url === lastHost?.url && !slot.isRetiring,
    );
    if (!hasReserve) start(lastHost, key);
  }

  function load(slot: Slot, build: ReadBuild): Promise<void> {
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
      const reserve = present.find((slot) => slot.key === undefined);
      if (reserve) {
        reserve.key = key;
        setImmediate(keepReserve);
        return reserve;
      }
      if (slots.size < maxProcesses) return start(host, key);
    }
    if (least && least.pages < limits.pagesAtOnce) return least;
    if (least) return undefined;
    const [idle] = [...slots].filter((slot) => slot.pages === 0).sort((a, b) => a.usedAt - b.usedAt);
    if (!idle) return undefined;
    retire(idle);
    return start(host, key);
  }

  /** @throws Refusal (503) when too many pages wait already */
  async function takeSlot(host: ReadBuild, key: string | undefined): Promise<Slot> {
    for (;;) {
      if (isStopped) throw new RendererEnded('stopped');
      const slot = findSlot(host, key);
      if (slot) {
        slot.pages += 1;
        slot.usedAt = performance.now();
        return slot;
      }
      if (queue.length >= limits.queuedPages) throw unavailable();
      await new Promise<void>((resolve) => queue.push(resolve));
    }
  }

  function leave(slot: Slot) {
    slot.pages -= 1;
    slot.usedAt = performance.now();
    if (slot.renderer.renderedPages() >= limits.pagesInLife) slot.isRetiring = true;
    if (slot.isRetiring && slot.pages === 0) slot.renderer.stop();
    queue.shift()?.();
  }

  async function render(host: ReadBuild, remote: ReadBuild | undefined, page: Page): Promise<Rendered> {
    const slot = await takeSlot(host, keyOf(host, remote));
    try {
      await load(slot, host);
      if (remote) await load(slot, remote);
      return await slot.renderer.render({ ...page, host: host.url, remote: remote?.url });
    } finally {
      leave(slot);
    }
  }

  function sweep() {
    const oldest = performance.now() - limits.idleMs;
    for (const slot of slots) {
      const isIdle = slot.pages === 0 && performance.now() - slot.usedAt > limits.sweepEveryMs;
      slot.renderer.endIfBusy(isIdle);
      if (slot.pages === 0 && slot.usedAt < oldest && slot.key !== keyOf(slot.host, undefined)) retire(slot);
    }
  }
  const sweeping = setInterval(sweep, limits.sweepEveryMs).unref();

  return {
    /**
     * A page of `remote`, or of the shell itself. @throws RendererEnded when the process ended meanwhile; Refusal (503)
     * when too many pages wait
     */
    render,

    /** Starts what the first page will need. */
    warm(host: ReadBuild) {
      lastHost = host;
      keepReserve();
    },

    /** Ends what holds builds that this says are not needed any more. */
    keepOnly(isNeeded: (build: ReadBuild) => boolean) {
      for (const slot of [...slots]) if (![slot.host, ...slot.remotes.values()].every(isNeeded)) retire(slot);
      if (lastHost && !isNeeded(lastHost)) lastHost = undefined;
    },

    /** For tests and figures. */
    processes: () =>
      [...slots].map(({ renderer, key, pages }) => ({
        pid: renderer.pid(),
        key,
        pages,
        isLimited: renderer.isLimited(),
      })),

    stop() {
      isStopped = true;
      clearInterval(sweeping);
      for (const resolve of queue.splice(0)) resolve();
      for (const slot of [...slots]) slot.renderer.stop();
    },
  };
}
export type RendererPool = ReturnType<typeof rendererPool>;
