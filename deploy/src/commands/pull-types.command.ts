import { relative, resolve } from 'node:path';
import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { fetchShellTypes } from '../shell-types/fetch-shell-types.ts';
import { readShellTypes } from '../shell-types/read-shell-types.ts';
import { writeShellTypes } from '../shell-types/write-shell-types.ts';
import { openStorage } from '../storage/storage.ts';
import type { Cli } from './cli.ts';
import { toPortal } from './portal-option.ts';
import { toColumns } from './to-columns.ts';

/** With `--json` it prints the release, the folder, and what the live shell provides with its exact versions. */
export const pullTypesCommand = (cli: Cli) =>
  cli.program
    .command('pull-types')
    .description(messages.commands.pullTypes)
    .argument('[portal|registry]', '', toPlace)
    .option(
      '--into <folder>',
      'the folder that they are written to, in the place of those that were pulled before',
      'shell-types',
    )
    .action(async (from, { into }) => {
      const { env, dryRun } = cli.program.opts();
      const live = await (from instanceof URL
        ? fetchShellTypes(from)
        : readShellTypes(from === undefined ? cli.storage() : openStorage(from), env));
      const folder = resolve(into);
      const files = await writeShellTypes(folder, live, dryRun);
      const { release, provides, types } = live;
      const modules = Object.keys(types.modules);
      cli.print({ dryRun, release, folder, files: files.length, modules, provides, packages: types.packages }, [
        ...toColumns([
          [
            styleText('green', '+'),
            styleText('bold', folder),
            messages.typesOf(modules.length, release.name, release.version),
          ],
        ]),
        ...(dryRun ? [] : messages.typesWritten(`./${relative('.', folder)}`)),
      ]);
      cli.printDryRun();
    });

/** The address of a portal, or where a registry lies. @throws InvalidArgumentError */
const toPlace = (text: string): URL | string => (/^https?:/.test(text) ? toPortal(text) : text);
