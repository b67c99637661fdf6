import {
  addCounts,
  bucketOfQuantile,
  type Counts,
  countVisits,
  minVisitsForQuantiles,
} from 'shared-api/contract/front-ends/histogram';
import { vitalBuckets } from 'shared-api/contract/front-ends/vitals.contract';
import {
  allowedExcess,
  allowedExcessOverTime,
  falseAlarmRate,
  judgedQuantiles,
  maxEarlierVisits,
  maxFailureShare,
  usualFailureShare,
} from '../limits.ts';
import { type Counted, type CountedTwice, countsOf, type Signal, signals } from './counted.ts';
import { sampleAbove } from './histogram.ts';
import { evidenceAbove, evidenceBeside, sequentialTest, upperBound } from './sequential-test.ts';

/** What was counted between two looks. */
export interface Sample {
  candidate: Counted;
  baseline: Counted;
}

/**
 * `beside`: visits of the same minutes, drawn by lot, so that only the build can differ.
 * `earlier`: visits before the candidate was published. Another hour has other visitors, and a cache that is still
 * empty: a difference need not come of the build, so that more of it is allowed.
 */
export type Comparison = 'beside' | 'earlier';

/** How far a signal is from ending the trial. */
export interface ExperimentStatus {
  signal: Signal;
  candidate: Counts;
  baseline: Counts;
  /** 1 ends the trial; each tenth is ten times the evidence, at the rate of one in ten of all. */
  evidence: number;
  isWorse: boolean;
}

/** Each signal has its part of the rate, so that it holds for all of them together (Bonferroni). */
const ratePerSignal = falseAlarmRate / signals.length;
/** Half of the rate is for how far the earlier visits may be from what they were drawn from, at every bucket. */
const nats = Math.log((2 * vitalBuckets) / ratePerSignal);

/** A threshold that a visit lies above or not, and the share of visits above it where nothing else is known. */
interface Threshold {
  bucket: number;
  usualShare: number;
}

function thresholdsOf(signal: Signal, baseline: Counts): Threshold[] {
  if (signal === 'troubles') return [{ bucket: 0, usualShare: usualFailureShare }];
  if (countVisits(baseline) < minVisitsForQuantiles) return [];
  return judgedQuantiles.map((quantile) => ({
    bucket: bucketOfQuantile(baseline, quantile),
    usualShare: 1 - quantile,
  }));
}

/** What share of the baseline's visits of the next minutes will lie above a threshold. */
function guessShare({ bucket, usualShare }: Threshold, before: Counts, watched: Counts): number {
  const earlier = sampleAbove(before, bucket);
  const meanwhile = sampleAbove(watched, bucket);
  const weight = Math.min(earlier.visits, maxEarlierVisits);
  const bad = meanwhile.bad + (weight * earlier.bad) / Math.max(1, earlier.visits) + usualShare;
  return bad / (meanwhile.visits + weight + 1);
}

const none = (counts: Counts): Counts => counts.map(() => 0);

/** A block is complete when both builds had visits in it; nothing that is guessed for it comes from it. */
function besideTest(signal: Signal, before: Counts) {
  const test = sequentialTest();
  const seen = { candidate: none(before), baseline: none(before) };
  let block = { candidate: none(before), baseline: none(before) };
  return {
    sample(candidate: Counts, baseline: Counts) {
      block = { candidate: addCounts(block.candidate, candidate), baseline: addCounts(block.baseline, baseline) };
      if (countVisits(block.candidate) === 0 || countVisits(block.baseline) === 0) return;
      const thresholds = thresholdsOf(signal, addCounts(before, seen.baseline));
      if (thresholds.length > 0)
        test.add(
          thresholds.flatMap((threshold) =>
            evidenceBeside(
              sampleAbove(block.candidate, threshold.bucket),
              sampleAbove(block.baseline, threshold.bucket),
              guessShare(threshold, before, seen.baseline),
              allowedExcess,
            ),
          ),
        );
      seen.candidate = addCounts(seen.candidate, block.candidate);
      seen.baseline = addCounts(seen.baseline, block.baseline);
      block = { candidate: none(before), baseline: none(before) };
    },
    evidence: () => test.logEvidence() / -Math.log(ratePerSignal),
    seen: () => seen,
  };
}

/** The most that is allowed, with the earlier visits taken for no more than the sample they are. */
function limitOf(signal: Signal, before: Counts, { bucket }: Threshold): number {
  const share = upperBound(sampleAbove(before, bucket), nats);
  if (signal === 'troubles') return Math.min(maxFailureShare, share + allowedExcessOverTime.failures);
  return share + allowedExcessOverTime.slow;
}

function earlierTest(signal: Signal, before: Counts) {
  const test = sequentialTest();
  const limits = thresholdsOf(signal, before).map((threshold) => ({
    bucket: threshold.bucket,
    limit: limitOf(signal, before, threshold),
  }));
  let seen = none(before);
  return {
    sample(candidate: Counts) {
      seen = addCounts(seen, candidate);
      if (limits.length > 0 && countVisits(candidate) > 0)
        test.add(limits.flatMap(({ bucket, limit }) => evidenceAbove(sampleAbove(candidate, bucket), limit)));
    },
    evidence: () => test.logEvidence() / -Math.log(ratePerSignal / 2),
    seen: () => ({ candidate: seen, baseline: before }),
  };
}

/**
 * Judges a build by what was counted between one look and the next. `before` is what the baseline counted until then.
 * Of builds that are not worse than allowed, a share of `falseAlarmRate` at most is ever found worse, as far as visits
 * are independent of each other.
 */
export function startExperiment(before: Counted, comparison: Comparison) {
  const startTest = comparison === 'beside' ? besideTest : earlierTest;
  const tests = signals.map((signal) => ({ signal, test: startTest(signal, countsOf(before, signal)) }));
  return {
    /** The signal that speaks most against the candidate so far. */
    sample({ candidate, baseline }: Sample): ExperimentStatus {
      const statuses = tests.map(({ signal, test }) => {
        test.sample(countsOf(candidate, signal), countsOf(baseline, signal));
        const evidence = test.evidence();
        return { signal, ...test.seen(), evidence, isWorse: evidence >= 1 };
      });
      return statuses.reduce((worst, status) => (status.evidence > worst.evidence ? status : worst));
    },
  };
}

interface NetworkSample {
  candidate: CountedTwice;
  baseline: CountedTwice;
}

/**
 * Judges a build by all its visits and by one of each network, and finds it worse when both do. All visits tell what readers
 * met, but one visitor can invent as many as it likes; of the others it has one a day. What both must find is found by mistake
 * no more often than by one of them.
 */
export function startJointExperiment(before: CountedTwice, comparison: Comparison) {
  const all = startExperiment(before, comparison);
  const ofNetworks = startExperiment(before.byNetwork, comparison);
  return {
    /** How it stands among all visits, with the evidence that both have. */
    sample({ candidate, baseline }: NetworkSample): ExperimentStatus {
      const status = all.sample({ candidate, baseline });
      const other = ofNetworks.sample({ candidate: candidate.byNetwork, baseline: baseline.byNetwork });
      return {
        ...status,
        evidence: Math.min(status.evidence, other.evidence),
        isWorse: status.isWorse && other.isWorse,
      };
    },
  };
}
