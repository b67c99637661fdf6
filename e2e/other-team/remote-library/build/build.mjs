import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { rspack } from '@rspack/core';
import configurations from '../rspack.config.mjs';

rmSync(resolve(import.meta.dirname, '../dist'), { recursive: true, force: true });
rspack(configurations, (error, stats) => {
  if (error) throw error;
  process.stdout.write(`${stats.toString({ preset: 'errors-warnings' })}\n`);
  process.exitCode = stats.hasErrors() ? 1 : 0;
});
