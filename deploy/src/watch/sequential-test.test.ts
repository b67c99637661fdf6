import fc from 'fast-check';
import { evidenceAbove, evidenceBeside, sequentialTest, upperBound } from './sequential-test.ts';

const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const fewVisits = fc.integer({ min: 0, max: 8 });
const tolerance = fc.double({ min: 0, max: 0.2, noNaN: true });

function binomial(visits: number, bad: number, probability: number): number {
  let ways = 1;
  for (let index = 0; index < bad; index += 1) ways *= (visits - index) / (index + 1);
  return ways * probability ** bad * (1 - probability) ** (visits - bad);
}

/** The samples of so many visits, each with its probability where each visit is bad with this one. */
const samplesOf = (visits: number, probability: number) =>
  Array.from({ length: visits + 1 }, (_, bad) => ({
    sample: { visits, bad },
    probability: binomial(visits, bad, probability),
  }));

test('of a build that is not worse than allowed the evidence is 1 on average at most, whatever was guessed', () => {
  fc.assert(
    fc.property(
      fc.record({ candidates: fewVisits, others: fewVisits, baseline: share, part: share, guess: share, tolerance }),
      ({ candidates, others, baseline, part, guess, tolerance }) => {
        const candidate = part * Math.min(1, baseline + tolerance);
        const means = [0, 0, 0, 0, 0, 0];
        for (const one of samplesOf(candidates, candidate))
          for (const other of samplesOf(others, baseline))
            for (const [index, log] of evidenceBeside(one.sample, other.sample, guess, tolerance).entries())
              means[index] = (means[index] ?? 0) + one.probability * other.probability * Math.exp(log);
        for (const mean of means) expect(mean).toBeLessThanOrEqual(1 + 1e-6);
      },
    ),
    { seed: 33 },
  );
});

test('against a limit the evidence is 1 on average at most, below it', () => {
  fc.assert(
    fc.property(fewVisits, share, share, (visits, limit, part) => {
      const means = [0, 0, 0, 0, 0, 0];
      for (const { sample, probability } of samplesOf(visits, limit * part))
        for (const [index, log] of evidenceAbove(sample, limit).entries())
          means[index] = (means[index] ?? 0) + probability * Math.exp(log);
      for (const mean of means) expect(mean).toBeLessThanOrEqual(1 + 1e-6);
    }),
    { seed: 33 },
  );
});

test('evidence is a number however many visits a block has, and how bad they are', () => {
  const many = fc.integer({ min: 0, max: 1_000_000 });
  const sample = fc
    .tuple(many, many)
    .map(([one, other]) => ({ visits: Math.max(one, other), bad: Math.min(one, other) }));
  fc.assert(
    fc.property(sample, sample, fc.double({ min: 0, max: 1, noNaN: true }), tolerance, (one, other, guess, allowed) => {
      for (const log of evidenceBeside(one, other, guess, allowed)) expect(Number.isFinite(log)).toBe(true);
      const test = sequentialTest();
      test.add(evidenceBeside(one, other, guess, allowed));
      test.add(evidenceBeside(other, one, guess, allowed));
      expect(Number.isFinite(test.logEvidence())).toBe(true);
    }),
    { seed: 33 },
  );
});

test('evidence grows with bad visits of the candidate, and shrinks with those of the baseline', () => {
  const evidence = (bad: number, badOfBaseline: number) =>
    evidenceBeside({ visits: 50, bad }, { visits: 50, bad: badOfBaseline }, 0.25, 0.02)[2] ?? Number.NaN;
  expect(evidence(25, 10)).toBeGreaterThan(evidence(20, 10));
  expect(evidence(25, 10)).toBeGreaterThan(evidence(25, 15));
});

test('nothing was found out before the first visit', () => {
  expect(sequentialTest().logEvidence()).toBe(0);
});

test('the true share lies above what a sample bounds as rarely as was asked', () => {
  expect(upperBound({ visits: 0, bad: 0 }, 5)).toBe(1);
  expect(upperBound({ visits: 1000, bad: 0 }, 5)).toBeCloseTo(1 - Math.exp(-0.005), 4);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), share, (visits, truth) => {
      const missed = samplesOf(visits, truth).filter(({ sample }) => upperBound(sample, Math.log(20)) < truth);
      expect(missed.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(0.05);
    }),
    { seed: 33 },
  );
});
