import { serverLimits } from '../../limits.ts';

const delimiters = [',', ';', '\t', '|'];
const linesCompared = 10;

/** How many of the numbers are the one that occurs most. */
const countMostFrequent = (numbers: number[]) =>
  Math.max(0, ...[...Map.groupBy(numbers, (number) => number).values()].map(({ length }) => length));

/**
 * What separates the cells of a CSV file: the sign that most of its first lines hold equally often, outside quotes; of
 * several such signs the one that the first of these lines holds most of.
 */
export function findDelimiter(text: string): string {
  const unquoted = text.slice(0, serverLimits.csvSampleLength).replace(/"[^"]*"?/g, '');
  const lines = unquoted
    .split(/[\r\n]/)
    .filter((line) => delimiters.some((sign) => line.includes(sign)))
    .slice(0, linesCompared);
  const ranks = delimiters.map((sign) => {
    const counts = lines.map((line) => line.split(sign).length - 1);
    return { sign, equalLines: countMostFrequent(counts.filter(Boolean)), inFirst: counts[0] ?? 0 };
  });
  const [best] = ranks.toSorted((one, other) => other.equalLines - one.equalLines || other.inFirst - one.inFirst);
  return best?.sign ?? ',';
}
