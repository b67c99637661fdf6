/** Visits of one build, and how many of them were bad: slower than a threshold, or a failure. */
export interface Sample {
  visits: number;
  bad: number;
}

/** By what the odds of a bad visit grow in the alternatives: from three tenths more to a build that never works. */
const oddsRatios = [1.3, 1.7, 2.5, 6, 40, 400];

const bisections = 30;
const maxShare = 0.999;

/** Where an increasing function crosses zero. */
function findRoot(increasing: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let step = 0; step < bisections; step += 1) {
    const middle = (low + high) / 2;
    if (increasing(middle) > 0) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}

const clamp = (share: number) => Math.min(maxShare, Math.max(1 - maxShare, share));
const toShare = (odds: number) => odds / (1 + odds);
const withOdds = (share: number, ratio: number) => clamp(toShare((ratio * share) / (1 - share)));

const logLikelihoodRatio = ({ visits, bad }: Sample, alternative: number, allowed: number) =>
  bad * Math.log(alternative / allowed) + (visits - bad) * Math.log((1 - alternative) / (1 - allowed));

/** Log of the sum of exponentials. */
function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  if (largest === -Infinity) return largest;
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

/**
 * Of the shares of the baseline at which the candidate's is `tolerance` more, and just allowed: the one closest to an
 * alternative, in the divergence of a block of these sizes.
 */
function closestAllowed(visits: { candidate: number; baseline: number }, shares: typeof visits, tolerance: number) {
  const slope = (share: number) => {
    const candidate = share + tolerance;
    return (
      (visits.candidate * (candidate - shares.candidate)) / (candidate * (1 - candidate)) +
      (visits.baseline * (share - shares.baseline)) / (share * (1 - share))
    );
  };
  return findRoot(slope, shares.baseline, shares.candidate - tolerance);
}

/**
 * The evidence in a block of visits of the same minutes that the candidate's share of bad visits exceeds the baseline's
 * by more than `tolerance`: the log of an e-value for each alternative. `expected` is the baseline's share as guessed
 * from earlier visits; a bad guess costs power, never the rate of false alarms. An e-value is expected to be at most 1
 * whatever the two shares are, as long as the difference is allowed: the set of those is convex, so the likelihood ratio
 * to its closest member is one (Turner, Ly & Grünwald 2024, "Generic E-variables for exact sequential k-sample tests").
 */
export function evidenceBeside(candidate: Sample, baseline: Sample, expected: number, tolerance: number): number[] {
  const own = clamp(expected);
  return oddsRatios.map((ratio) => {
    const worse = withOdds(clamp(own + tolerance), ratio);
    if (worse - tolerance <= own) return 0;
    const visits = { candidate: candidate.visits, baseline: baseline.visits };
    const allowed = closestAllowed(visits, { candidate: worse, baseline: own }, tolerance);
    return logLikelihoodRatio(candidate, worse, allowed + tolerance) + logLikelihoodRatio(baseline, own, allowed);
  });
}

/** The same where a share of at most `limit` is allowed, whatever the baseline does meanwhile. */
export function evidenceAbove(candidate: Sample, limit: number): number[] {
  const allowed = clamp(limit);
  return oddsRatios.map((ratio) => logLikelihoodRatio(candidate, withOdds(allowed, ratio), allowed));
}

/** The share that a build's true share of bad visits exceeds with probability e^-`nats` at most (Chernoff). */
export function upperBound({ visits, bad }: Sample, nats: number): number {
  if (visits === 0) return 1;
  const seen = bad / visits;
  const divergence = (share: number) =>
    (seen > 0 ? seen * Math.log(seen / share) : 0) + (seen < 1 ? (1 - seen) * Math.log((1 - seen) / (1 - share)) : 0);
  return findRoot((share) => visits * divergence(share) - nats, seen, 1);
}

/**
 * Multiplies the evidence of block after block. The product may be compared with 1 / rate after each of them: of builds
 * that are not worse, it exceeds it for a share `rate` at most, ever (Ville's inequality). It is a mean over the
 * alternatives and over the block from which the build is worse, so that a good start does not hide a bad end.
 */
export function sequentialTest() {
  let products: number[] = [];
  let blocks = 0;
  return {
    /** Logs of e-values of one more block, the same alternatives in the same order each time. */
    add(evidence: readonly number[]) {
      blocks += 1;
      const begun = -Math.log(blocks * (blocks + 1));
      products = evidence.map((log, index) => logSum([products[index] ?? -Infinity, begun]) + log);
    },
    /** Log of the e-value so far. */
    logEvidence: () =>
      blocks === 0 ? 0 : logSum([logSum(products) - Math.log(products.length), -Math.log(blocks + 1)]),
  };
}
