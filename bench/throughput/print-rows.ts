import type { Load } from './load.ts';

export type Row = {
  call: string;
  size: number;
  portal: Load;
  bare: Load;
  cpu: number;
  throughput: number;
  database: number;
};

const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`;
const head = [
  'call',
  'rows',
  'CPU ms',
  'of bare',
  '÷ bare',
  'a second',
  'of bare',
  'bare ÷',
  'pgbench',
  'CPU ÷ at 1 000',
  'time ÷ at 1 000',
];

/** Each call at each size, beside a bare server that asks the same, and how it grows. */
export function printRows(rows: Row[]) {
  process.stdout.write(line(head) + line(head.map(() => '---')));
  for (const { call, size, portal, bare, cpu, throughput, database } of rows) {
    const first = rows.find((row) => row.call === call);
    if (!first) continue;
    const growth = [portal.cpuMs / first.portal.cpuMs, first.portal.perSecond / portal.perSecond];
    process.stdout.write(
      line([
        call,
        size,
        portal.cpuMs.toFixed(2),
        bare.cpuMs.toFixed(2),
        cpu.toFixed(2),
        portal.perSecond.toFixed(0),
        bare.perSecond.toFixed(0),
        throughput.toFixed(2),
        database.toFixed(0),
        ...growth.map((ratio) => ratio.toFixed(2)),
      ]),
    );
  }
}
