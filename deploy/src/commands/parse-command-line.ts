import { join, resolve } from 'node:path';
import { parseArgs, types } from 'node:util';
import { messages } from '../messages.ts';
import { readSigningKey } from '../signing-key.ts';
import type { CommandOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

export interface CommandLine {
  command: string | undefined;
  words: string[];
  wantsHelp: boolean;
  options: CommandOptions;
}

export interface World {
  env: NodeJS.ProcessEnv;
  /** The repository whose front ends are published. */
  root: string;
  /** Hears what a command has to tell before it is done. */
  say?: (line: string) => void;
}

const silent = () => undefined;

/** @throws UsageError */
export function parseCommandLine(args: string[], { env: variables, root: ownRoot, say = silent }: World): CommandLine {
  const { values, positionals } = parse(args);
  const [command, ...words] = positionals;
  const {
    env,
    why,
    to,
    watch,
    adopt,
    major,
    json,
    help,
    'dry-run': dryRun,
    registry = defaultRegistry(variables, ownRoot),
  } = values;
  const root = resolve(values.root ?? ownRoot);
  const who = variables.USER ?? variables.LOGNAME ?? 'unknown';
  const keep = toNumber('--keep', values.keep);
  const minutes = toNumber('--minutes', values.minutes);
  const everySeconds = toNumber('--every', values.every);
  const metricsToken = variables.METRICS_TOKEN;
  const signingKey = readSigningKey(variables);
  return {
    command,
    words,
    wantsHelp: help,
    options: {
      root,
      env,
      registry,
      who,
      why,
      to,
      watch,
      minutes,
      everySeconds,
      metricsToken,
      keep,
      signingKey,
      adopt,
      major,
      dryRun,
      json,
      say,
    },
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        env: { type: 'string', default: 'production' },
        registry: { type: 'string' },
        root: { type: 'string' },
        why: { type: 'string', default: '' },
        to: { type: 'string' },
        watch: { type: 'string' },
        minutes: { type: 'string', default: '10' },
        every: { type: 'string', default: '5' },
        keep: { type: 'string', default: '20' },
        adopt: { type: 'boolean', default: false },
        major: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    if (isAboutArguments(error)) throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

const isAboutArguments = (error: unknown): error is Error =>
  types.isNativeError(error) && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

function defaultRegistry({ REGISTRY_URL, DATA_DIR }: NodeJS.ProcessEnv, root: string) {
  return REGISTRY_URL || join(DATA_DIR || join(root, '.data'), 'frontends');
}

function toNumber(option: string, text: string) {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(messages.notANumber(option, text));
  return Number(text);
}
