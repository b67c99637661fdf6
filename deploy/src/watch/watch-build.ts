import { setTimeout as pause } from 'node:timers/promises';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import {
  addLoads,
  type Counted,
  type CountedTwice,
  countedSince,
  type Evidence,
  nothingCounted,
  triesOf,
} from './counted.ts';
import { describeSample, describeWorse, type LoadsSoFar } from './describe.ts';
import { type Comparison, startJointExperiment } from './experiment.ts';
import { buildsOf, type FindHealth, fetchLoads, type Health, type Watched } from './health.ts';

export interface Watch extends Watched {
  minutes: number;
  everySeconds: number;
}

type Print = (line: string) => void;

interface BuildUnderTest {
  name: string;
  comparison: Comparison;
  find: FindHealth;
  /** Whether the registry still has it as it was when the watch began. */
  isLive: () => Promise<boolean>;
  /** Why it must end though nothing that was counted says so. */
  findSilence?: (loads: LoadsSoFar, byNetwork: LoadsSoFar) => string | undefined;
}

/** How a watch ended: with a reason to take the build back, by somebody else, or with its time. */
type Outcome =
  /** Seen by the server itself, or told by visitors. */
  | { end: 'worse'; reason: string; seenBy: 'server' | 'visitors' }
  | { end: 'others' }
  /** Null evidence: the portal never knew of the build. */
  | { end: 'time'; evidence: Evidence | null };

/** Undefined when the portal could not be read: that is printed, and the next round reads again. */
async function tryReadHealth(watch: Watch, { name, find }: BuildUnderTest, print: Print): Promise<Health | undefined> {
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

const countedTwiceSince = (before: CountedTwice, now: CountedTwice): CountedTwice => ({
  ...countedSince(before, now),
  byNetwork: countedSince(before.byNetwork, now.byNetwork),
});

/** What each reading adds to the one before; nothing while another build stands in a place. */
function createSampler() {
  let last: Health | undefined;
  const since = (part: keyof Health, now: Health): CountedTwice => {
    const before = last?.[part];
    if (before?.version !== now[part].version) return { ...nothingCounted, byNetwork: nothingCounted };
    return countedTwiceSince(before, now[part]);
  };
  return (now: Health) => {
    const sample = { candidate: since('candidate', now), baseline: since('baseline', now) };
    last = now;
    return sample;
  };
}

/** The trial of a build that the portal knows, from its first reading on. */
function startCounting({ baseline }: Health, comparison: Comparison) {
  const experiment = startJointExperiment(baseline, comparison);
  const takeSample = createSampler();
  const { loads: none } = nothingCounted;
  const start = ({ loads }: Counted): LoadsSoFar => ({
    candidate: none,
    baseline: comparison === 'earlier' ? loads : none,
  });
  const add = (sum: LoadsSoFar, candidate: Counted, other: Counted): LoadsSoFar => ({
    candidate: addLoads(sum.candidate, candidate.loads),
    baseline: comparison === 'earlier' ? sum.baseline : addLoads(sum.baseline, other.loads),
  });
  let loads = start(baseline);
  let byNetwork = start(baseline.byNetwork);
  return (now: Health) => {
    const sample = takeSample(now);
    loads = add(loads, sample.candidate, sample.baseline);
    byNetwork = add(byNetwork, sample.candidate.byNetwork, sample.baseline.byNetwork);
    return { loads, byNetwork, status: experiment.sample(sample) };
  };
}

/** Reads along what browsers report of a build until it is found worse, its time is over or somebody else changes it. */
export async function watchBuild(build: BuildUnderTest, watch: Watch, print: Print): Promise<Outcome> {
  const { comparison, isLive, findSilence = () => undefined } = build;
  const end = performance.now() + watch.minutes * 60_000;
  const printNew = withoutRepeats(print);
  let count: ReturnType<typeof startCounting> | undefined;
  let evidence: Evidence | null = null;
  let faultsBefore = 0;
  let faults = 0;
  for (let reading = 1; ; reading += 1) {
    // what was reported at the very end counts too
    const isLast = reading > 1 && performance.now() >= end;
    if (!(await isLive())) return { end: 'others' };
    const now = await tryReadHealth(watch, build, print);
    if (now) {
      if (!count) faultsBefore = now.candidate.faults;
      count ??= startCounting(now, comparison);
      faults = now.candidate.faults - faultsBefore;
      if (now.candidate.isSetAside) {
        const reason = messages.setAside(now.candidate.faults);
        return { end: 'worse', reason, seenBy: 'server' };
      }
      const counted = count(now);
      const { loads, byNetwork } = counted;
      evidence = {
        loads: triesOf(loads.candidate),
        networks: triesOf(byNetwork.candidate),
        otherLoads: triesOf(loads.baseline),
      };
      printNew(describeSample(loads, counted.status, comparison));
      const reason = counted.status.isWorse
        ? describeWorse(loads, counted.status, comparison)
        : findSilence(loads, byNetwork);
      if (reason) return { end: 'worse', reason, seenBy: 'visitors' };
    }
    if (isLast) break;
    await pause(watch.everySeconds * 1000);
  }
  if (faults > 0) return { end: 'worse', reason: messages.faults(faults), seenBy: 'server' };
  return { end: 'time', evidence };
}
