import { isSmoke } from '../run-bench.ts';

export const print = (line = '') => void process.stdout.write(`${line}\n`);

/** A number with so many digits; `–` where nothing was measured. */
export const fixed = (value: number, digits = 0) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

/** A table of Markdown. */
export function printTable(head: string[], rows: (string | number)[][]) {
  for (const cells of [head, head.map((_, place) => (place === 0 ? '---' : '---:')), ...rows])
    print(`| ${cells.join(' | ')} |`);
}

/** Prints what is so and what is not; `areAllSo` says whether all was so. */
export function openVerdicts() {
  let areAllSo = true;
  const expect = (isSo: boolean, what: string) => {
    print(`${isSo ? 'so' : 'NOT SO'}: ${what}`);
    areAllSo &&= isSo;
  };
  return {
    expect,
    /** Of a time, or a ratio of times, on which the smoke form passes no verdict. */
    expectAtMost(what: string, value: number, most: number, unit = '', digits = 0) {
      const line = `${what} ${fixed(value, digits)}${unit} of ${fixed(most, digits)}${unit}`;
      if (isSmoke) print(line);
      else expect(value <= most, line);
    },
    areAllSo: () => areAllSo,
  };
}
