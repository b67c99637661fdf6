import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import { run } from './commands/run.ts';

/** Anything but a yes is a no; so are Ctrl-C and Ctrl-D, by which the question rejects. */
async function ask(question: string) {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(question).catch(() => '');
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const { code, out, err } = await run(process.argv.slice(2), {
  variables: process.env,
  root: join(import.meta.dirname, '../..'),
  printProgress: (line) => process.stderr.write(`${styleText('dim', line, { stream: process.stderr })}\n`),
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : undefined,
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
