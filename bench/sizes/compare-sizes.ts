import { fixed, openVerdicts, printTable } from '../measure/print.ts';
import { median, ratioOf, sampleInTurns } from '../measure/sample.ts';

/** How many times what the smallest takes the largest may take. */
const maxRatio = 1.3;

/** What somebody does at one of several sizes. @returns the milliseconds it took */
export type Task<Size> = { what: string; rounds: number; take: (size: Size, round: number) => Promise<number> };

/** Prints what each task takes at each size, from the smallest to the largest. @returns whether the largest takes about as long */
export async function compareSizes<Size>(sizes: { name: string; size: Size }[], tasks: Task<Size>[]) {
  const { expectAtMost, areAllSo } = openVerdicts();
  const rows: [string, ...string[]][] = [];
  const ratios: [string, number][] = [];
  for (const { what, rounds, take } of tasks) {
    const times = await sampleInTurns(
      sizes.map(({ size }) => size),
      { rounds },
      take,
    );
    rows.push([what, ...times.map((each) => `${fixed(median(each), 1)} ms`)]);
    ratios.push([what, ratioOf(times.at(-1) ?? [], times[0] ?? [])]);
  }
  printTable(['', ...sizes.map(({ name }) => name)], rows);
  for (const [what, ratio] of ratios) expectAtMost(`${what}, largest ÷ smallest:`, ratio, maxRatio, '', 2);
  return areAllSo();
}
