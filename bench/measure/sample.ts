import { isSmoke } from '../run-bench.ts';

/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The number that so great a share of them (0 to 1) does not exceed. */
export const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN;

/** Median of the rounds' own ratios: what disturbs a round disturbs all of its samples. */
export const ratioOf = (values: number[], base: number[]) =>
  median(values.map((value, round) => value / (base[round] ?? Number.NaN)));

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/**
 * One sample of each subject a round, in an order that rotates, so that other load of the machine disturbs all of them alike. The
 * first rounds come to cold servers and do not count; the smoke form has one round.
 * @returns the samples of each subject, by round
 */
export async function sampleInTurns<Subject, Sample>(
  subjects: Subject[],
  { rounds, warmUps = 1 }: { rounds: number; warmUps?: number },
  take: (subject: Subject, round: number) => Promise<Sample>,
): Promise<Sample[][]> {
  const samples: Sample[][] = subjects.map(() => []);
  for (let round = isSmoke ? 0 : -warmUps; round < (isSmoke ? 1 : rounds); round += 1)
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const place = (turn + round + warmUps) % subjects.length;
      const sample = await take(subjects[place] as Subject, round);
      if (round >= 0) samples[place]?.push(sample);
    }
  return samples;
}

/** Works so many times, so many at once. */
export async function repeat(times: number, atOnce: number, work: (turn: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < times) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(times, atOnce) }, worker));
}

/** Works over and over, so many at once, until the function that it answers is called, which waits for the last. */
export function runContinuously(atOnce: number, work: (turn: number) => Promise<unknown>) {
  let isOver = false;
  let turns = 0;
  const worker = async () => {
    while (!isOver) await work(turns++);
  };
  const workers = Promise.all(Array.from({ length: atOnce }, worker));
  return () => {
    isOver = true;
    return workers;
  };
}
