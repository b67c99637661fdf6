import type { RendererLimits } from '../../../limits.ts';
import type { ProcessUsage } from './confinement.ts';

type Watched = {
  usage: () => ProcessUsage | undefined;
  /** How many messages came of it. */
  received: () => number;
  limits: Pick<RendererLimits, 'hungCpuMs' | 'hungPolls' | 'pollMs'>;
};

type Expected = {
  isDone: () => boolean;
  /** The server has to answer first. */
  isWaiting?: () => boolean;
  onHung: (detail: string) => void;
};

/**
 * Finds out that a process hangs by what it used of the processor since its last message, since an honest one waits long on
 * a busy machine. The backstop counts polls that find it asleep: of a pause of the whole machine that is one, and one that
 * waits for the processor is not asleep.
 */
export function hangWatch({ usage, received, limits }: Watched) {
  let idleCpuMs: number | undefined;

  /** Calls `onHung` unless it is done in time. */
  function expect(expected: Expected) {
    const { isDone, isWaiting = () => false, onHung } = expected;
    let polls = 0;
    let last = { received: received(), cpuMs: usage()?.cpuMs };

    function poll() {
      if (isDone()) return clearInterval(timer);
      const now = usage();
      if (received() !== last.received || isWaiting()) {
        last = { received: received(), cpuMs: now?.cpuMs };
        polls = 0;
      }
      if (now?.isAsleep !== false) polls += 1;
      const used = now === undefined || last.cpuMs === undefined ? 0 : now.cpuMs - last.cpuMs;
      if (used < limits.hungCpuMs && polls < limits.hungPolls) return;
      clearInterval(timer);
      // what it sent while this process was busy is received first
      setImmediate(() => {
        if (isDone()) return;
        if (received() === last.received && !isWaiting()) onHung(`${used} ms of the processor, ${polls} polls asleep`);
        else expect(expected);
      });
    }
    const timer = setInterval(poll, limits.pollMs).unref();
  }

  return {
    expect,

    /** What the process used since the last call; 0 unless it was idle at both: it should not be at work at all. */
    idleWorkMs(isIdle: boolean) {
      const now = isIdle ? usage()?.cpuMs : undefined;
      const used = now === undefined || idleCpuMs === undefined ? 0 : now - idleCpuMs;
      idleCpuMs = now;
      return used;
    },
  };
}
