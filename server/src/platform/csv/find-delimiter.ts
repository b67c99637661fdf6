import { serverLimits } from '../../limits.ts';

const delimiters = [',', ';', '\t', '|'];

/** What separates the cells of a CSV file: the sign that its first line with any of them holds most of, outside quotes. */
export function findDelimiter(text: string) {
  const unquoted = text.slice(0, serverLimits.csvSampleLength).replace(/"[^"]*"?/g, '');
  const line = unquoted.split(/[\r\n]/).find((each) => delimiters.some((sign) => each.includes(sign))) ?? '';
  const countOf = (sign: string) => line.split(sign).length;
  return delimiters.reduce((most, sign) => (countOf(sign) > countOf(most) ? sign : most));
}
