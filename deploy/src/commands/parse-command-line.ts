import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CommandOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

export interface CommandLine {
  command: string | undefined;
  words: string[];
  wantsHelp: boolean;
  options: CommandOptions;
}

const root = join(import.meta.dirname, '../../..');

/** @throws UsageError */
export function parseCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [command, ...words] = positionals;
  const { env, why, major, json, help, 'dry-run': dryRun, registry = defaultRegistry() } = values;
  return { command, words, wantsHelp: help, options: { env, registry, why, major, dryRun, json } };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        env: { type: 'string', default: 'production' },
        registry: { type: 'string' },
        why: { type: 'string', default: '' },
        major: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

function defaultRegistry() {
  const { REGISTRY_URL, DATA_DIR } = process.env;
  return REGISTRY_URL || join(DATA_DIR || join(root, '.data'), 'frontends');
}
