import { readFileSync, statSync } from 'node:fs';

export type Statement = { text: string; values: (string | null)[] };

const toValue = (written: string) => (written === 'NULL' ? null : written.slice(1, -1).replaceAll("''", "'"));

/** The statements that PostgreSQL noted in its log while `act` ran, with their parameters, those of reading alone. */
export async function statementsOf(log: string, act: () => Promise<unknown>): Promise<Statement[]> {
  const from = statSync(log).size;
  await act();
  const noted = readFileSync(log)
    .subarray(from)
    .toString()
    .split(/^\S+ \S+ \S+ \[\d+\] /m);
  const found: Statement[] = [];
  for (const line of noted) {
    const [, text] = /^LOG: {2}(?:execute [^:]+|statement): ([\s\S]+)$/.exec(line.trimEnd()) ?? [];
    const [, values] = /^DETAIL: {2}[Pp]arameters: ([\s\S]+)$/.exec(line.trimEnd()) ?? [];
    if (text && /^select|^with/i.test(text)) found.push({ text, values: [] });
    const last = found.at(-1);
    if (values && last)
      last.values = Array.from(values.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g), ([, v]) => toValue(v ?? ''));
  }
  return found;
}

const quoted = (value: string | null) => (value === null ? 'null' : `'${value.replaceAll("'", "''")}'`);

/** As a script of pgbench: the values stand in the text. */
export const toScript = (statements: Statement[]) =>
  statements
    .map(
      ({ text, values }) =>
        `${text.replace(/\$(\d+)/g, (_, place) => quoted(values[Number(place) - 1] ?? null)).replaceAll('\n', ' ')};\n`,
    )
    .join('');
