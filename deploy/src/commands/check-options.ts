import { type Command, InvalidArgumentError, type OptionValues } from '@commander-js/extra-typings';
import { type CheckBuilds, type CheckName, checkBuilds, checkNames } from '../checks/check-builds.ts';
import { messages } from '../messages.ts';
import type { Cli } from './cli.ts';
import { defaultPortal, toPortal } from './portal-option.ts';

interface CheckOptions {
  skip: CheckName[];
  portal?: URL | undefined;
  watch?: URL | undefined;
}

const isCheck = (name: string): name is CheckName => checkNames.some((check) => check === name);

/** @throws InvalidArgumentError */
function toChecks(text: string): CheckName[] {
  const names = text.split(',');
  if (!names.every(isCheck)) throw new InvalidArgumentError(messages.noSuchCheck(checkNames));
  return checkNames.filter((name) => names.includes(name));
}

/** Gives a command that stores builds the options of what is checked before. */
export const withChecks = <Args extends unknown[], Opts extends OptionValues, Globals extends OptionValues>(
  command: Command<Args, Opts, Globals>,
) =>
  command
    .option('--skip <checks>', messages.skipOption(checkNames), toChecks, [])
    .option(
      '--portal <portal>',
      'the portal whose API answers while every page is rendered (--watch, $PORTAL_URL, or http://localhost:3000)',
      toPortal,
    );

/** What is checked of the builds of a command: beside the portal that it watches, unless another is named. */
export function toCheck({ skip, portal, watch }: CheckOptions, cli: Cli): CheckBuilds {
  const { storage, printProgress } = cli.request();
  const folderOf = cli.folderOf;
  return checkBuilds({ storage, folderOf, skip, portal: portal ?? watch ?? defaultPortal(cli), printProgress });
}
