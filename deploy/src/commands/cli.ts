import type { KeyObject } from 'node:crypto';
import { join, resolve } from 'node:path';
import { Command, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { messages } from '../messages.ts';
import { type PublicKeys, readPublicKeys, readSigningKey } from '../pointer/signature.ts';
import type { UpdateRequest } from '../pointer/update-pointer.ts';
import { recordPublishedFrom } from '../registry/checkout-releases.ts';
import type { PublishedFrontEnd } from '../registry/pointer-changes.ts';
import { isServedStatic, writeStaticPage } from '../registry/static-page.ts';
import { openStorage } from '../storage/storage.ts';

/** What surrounds one run of the tool. */
export interface CliContext {
  variables: NodeJS.ProcessEnv;
  /** The repository whose front ends are published. */
  root: string;
  /** Prints a line while a command is still working. */
  printProgress?: (line: string) => void;
  /** Asks a person; absent where there is none, as in a script. */
  ask?: ((question: string) => Promise<boolean>) | undefined;
}

/** The program with the options of every command, and the one place that prints a result. Commands add themselves. */
export function createCli({ variables, root: ownRoot, printProgress = () => undefined, ask }: CliContext) {
  const result = { code: 0, out: '' };
  let signingKey: KeyObject | undefined;
  let publicKeys: PublicKeys = [];
  const { globalOptions: about } = messages;
  const program = new Command('deploy')
    .description('Publishes separately built front ends, and reports what is live.')
    .option('--env <name>', about.env, 'production')
    .option('--registry <place>', about.registry, defaultRegistry(variables, ownRoot))
    .option('--root <folder>', about.root, ownRoot)
    .option('--why <text>', about.why, '')
    .option('--adopt', about.adopt, false)
    .option('--dry-run', about.dryRun, false)
    .option('--json', about.json, false)
    .addHelpText('after', messages.examples)
    .configureHelp({
      showGlobalOptions: true,
      minWidthToWrap: 30,
      subcommandTerm: toTerm,
      subcommandDescription: withOptions,
    })
    .hook('preAction', (_, command) => {
      if (command.args.includes('')) command.error('an argument is empty');
      signingKey = readSigningKey(variables);
      publicKeys = readPublicKeys(variables);
    });

  const root = () => resolve(program.opts().root);

  const cli = {
    program,
    result,
    variables,
    ask,
    root,
    folderOf: (frontEnd: string) => join(root(), frontEnd),
    distOf: (frontEnd: string) => join(root(), frontEnd, 'dist'),
    storage: () => openStorage(program.opts().registry),

    /** Who makes a change of the registry, and why. */
    request() {
      const { env, why, adopt, dryRun } = program.opts();
      const who = variables.USER ?? variables.LOGNAME ?? 'unknown';
      return {
        storage: cli.storage(),
        env,
        who,
        why,
        adopt,
        dryRun,
        signingKey,
        publicKeys,
        printProgress,
      } satisfies UpdateRequest;
    },

    /** `json` is for scripts, `lines` for a person. Exit code 1: the check failed; 3: it could not be made. */
    print(json: unknown, lines: readonly string[], code: 0 | 1 | 3 = 0) {
      const text = program.opts().json ? [JSON.stringify(json, null, 2)] : lines;
      result.out += text.map((line) => `${line}\n`).join('');
      result.code = code;
    },

    /** So that a start of this checkout knows these releases for its own. */
    async recordPublished(frontEnds: readonly PublishedFrontEnd[]) {
      const { env, registry, dryRun } = program.opts();
      if (dryRun || root() !== ownRoot) return;
      await recordPublishedFrom({ checkout: ownRoot, registry, env }, frontEnds);
    },

    printDryRun() {
      const { dryRun, json } = program.opts();
      if (dryRun && !json) result.out += `Dry run: all checks passed, nothing was written.\n`;
    },

    /** After a change to the pointer: a registry that is served as it is gets its page rewritten. */
    async finishChange() {
      const { storage, env, signingKey, dryRun } = cli.request();
      if (dryRun) cli.printDryRun();
      else if (await isServedStatic(storage)) await writeStaticPage({ storage, env, signingKey });
    },
  };
  return cli;
}
export type Cli = ReturnType<typeof createCli>;

const toTerm = (command: CommandUnknownOpts) => `${command.name()} ${command.usage().replace('[options]', '').trim()}`;

/** So that one help text shows every option. */
const withOptions = (command: CommandUnknownOpts) =>
  [command.description(), ...command.options.map(({ flags }) => `[${flags}]`)].join(' ');

function defaultRegistry({ REGISTRY_URL, DATA_DIR }: NodeJS.ProcessEnv, root: string) {
  return REGISTRY_URL || join(DATA_DIR || join(root, '.data'), 'frontends');
}
