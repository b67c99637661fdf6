/** What the command line says, ready for a command. */
export interface CommandOptions {
  env: string;
  registry: string;
  why: string;
  major: boolean;
  dryRun: boolean;
  json: boolean;
}

/** Does what was asked and answers what is to be printed. */
export type Command = (words: readonly string[], options: CommandOptions) => Promise<string>;
