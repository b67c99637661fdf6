import { join } from 'node:path';
import { run } from './run.ts';

const { code, out, err } = await run(process.argv.slice(2), {
  env: process.env,
  root: join(import.meta.dirname, '../..'),
});
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
