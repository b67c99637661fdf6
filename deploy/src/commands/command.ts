import type { KeyObject } from 'node:crypto';

/** What the command line says, ready for a command. */
export interface CommandOptions {
  /** The repository whose front ends are published. */
  root: string;
  env: string;
  registry: string;
  /** Who is told in the log. */
  who: string;
  why: string;
  /** rollback: the version to go back to. */
  to: string | undefined;
  /** canary: the portal whose browsers are watched. */
  watch: string | undefined;
  minutes: number;
  everySeconds: number;
  /** Lets the tool read what that portal counted. */
  metricsToken: string | undefined;
  /** prune: how many entries of the log stay within reach of a rollback. */
  keep: number;
  major: boolean;
  /** Signs what is written; undefined: the registry is not signed. */
  signingKey: KeyObject | undefined;
  /** Signs a registry that was not signed before. */
  adopt: boolean;
  dryRun: boolean;
  json: boolean;
  /** Told at once, while the command is under way. */
  say: (line: string) => void;
}

/** Does what was asked and answers what is to be printed. */
export type Command = (words: readonly string[], options: CommandOptions) => Promise<string>;
