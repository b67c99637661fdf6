import { join } from 'node:path';
import { styleText } from 'node:util';
import { run } from './commands/run.ts';

const { code, out, err } = await run(process.argv.slice(2), {
  variables: process.env,
  root: join(import.meta.dirname, '../..'),
  printProgress: (line) => process.stderr.write(`${styleText('dim', line, { stream: process.stderr })}\n`),
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
