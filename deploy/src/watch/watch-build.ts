import { setTimeout as pause } from 'node:timers/promises';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { addLoads, type Counted, countedSince, nothingCounted } from './counted.ts';
import { describeLook, describeWorse, type LoadsSoFar } from './describe.ts';
import { buildsOf, type FindHealth, fetchLoads, type Health, type Watched } from './health.ts';
import { type Comparison, type Look, startTrial, type Trial } from './trial.ts';

export interface Watch extends Watched {
  minutes: number;
  everySeconds: number;
}

type Print = (line: string) => void;

interface BuildOnTrial {
  name: string;
  comparison: Comparison;
  find: FindHealth;
  /** Whether the registry still has it as it was when the watch began. */
  isLive: () => Promise<boolean>;
  /** Why it must end though nothing that was counted says so. */
  findSilence?: (loads: LoadsSoFar) => string | undefined;
}

/** How a watch ended: with a reason to take the build back, by somebody else, or with its time. */
type Outcome =
  | { end: 'worse'; reason: string }
  | { end: 'others' }
  /** Null loads: the portal never knew of the build. */
  | { end: 'time'; loads: LoadsSoFar | null };

/** Undefined when the portal could not be read: that is printed, and the next round reads again. */
async function tryReadHealth(watch: Watch, { name, find }: BuildOnTrial, print: Print): Promise<Health | undefined> {
  try {
    return find(buildsOf(await fetchLoads(watch), name));
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    print(error.message);
    return undefined;
  }
}

function withoutRepeats(print: Print): Print {
  let last = '';
  return (line) => {
    if (line !== last) print(line);
    last = line;
  };
}

/** What each reading adds to the one before; nothing while another build stands in a place. */
function countLooks() {
  let last: Health | undefined;
  const since = (part: keyof Health, now: Health): Counted => {
    const before = last?.[part];
    return before?.version === now[part].version ? countedSince(before, now[part]) : nothingCounted;
  };
  return (now: Health): Look => {
    const look = { candidate: since('candidate', now), baseline: since('baseline', now) };
    last = now;
    return look;
  };
}

/** The trial of a build that the portal knows, from its first reading on. */
function startCounting({ baseline }: Health, comparison: Comparison) {
  const trial: Trial = startTrial(baseline, comparison);
  const toLook = countLooks();
  const { loads: none } = nothingCounted;
  let loads: LoadsSoFar = { candidate: none, baseline: comparison === 'earlier' ? baseline.loads : none };
  return (now: Health) => {
    const look = toLook(now);
    loads = {
      candidate: addLoads(loads.candidate, look.candidate.loads),
      baseline: comparison === 'earlier' ? loads.baseline : addLoads(loads.baseline, look.baseline.loads),
    };
    return { loads, standing: trial.look(look) };
  };
}

/** Reads along what browsers report of a build until it is found worse, its time is over or somebody else changes it. */
export async function watchBuild(build: BuildOnTrial, watch: Watch, print: Print): Promise<Outcome> {
  const { comparison, isLive, findSilence = () => undefined } = build;
  const end = performance.now() + watch.minutes * 60_000;
  const printNew = withoutRepeats(print);
  let count: ReturnType<typeof startCounting> | undefined;
  let loads: LoadsSoFar | null = null;
  do {
    if (!(await isLive())) return { end: 'others' };
    const now = await tryReadHealth(watch, build, print);
    if (now) {
      count ??= startCounting(now, comparison);
      if (now.candidate.isSetAside) return { end: 'worse', reason: messages.setAside(now.candidate.faults) };
      const counted = count(now);
      loads = counted.loads;
      printNew(describeLook(loads, counted.standing, comparison));
      if (counted.standing.isWorse) return { end: 'worse', reason: describeWorse(loads, counted.standing, comparison) };
      const silence = findSilence(loads);
      if (silence) return { end: 'worse', reason: silence };
    }
    await pause(watch.everySeconds * 1000);
  } while (performance.now() < end);
  return { end: 'time', loads };
}
