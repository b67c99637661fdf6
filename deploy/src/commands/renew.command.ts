import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { readPointer } from '../pointer/history.ts';
import { updatePointer } from '../pointer/update-pointer.ts';
import type { Cli } from './cli.ts';

export const renewCommand = (cli: Cli) =>
  cli.program
    .command('renew')
    .description(messages.commands.renew)
    .hook('postAction', cli.finishChange)
    .action(async () => {
      const request = cli.request();
      const { storage, env, dryRun } = request;
      if (!request.signingKey)
        throw new RegistryError(
          'There is no key to sign with: name its file in REGISTRY_SIGNING_KEY, or make a pair with new-key.',
        );
      await updatePointer(request, async (head) => {
        if (!head) throw new RegistryError(messages.nothingLive(env));
        const { host, remotes } = head.pointer;
        return { act: 'renew', change: { host, remotes }, outcome: undefined };
      });
      const { seq = 0, expires = '' } = (await readPointer(storage, env)) ?? {};
      const line = `${messages.statusTitle(env, seq)}, ${messages.renewed(expires)}`;
      cli.print({ env, dryRun, seq, expires }, dryRun ? [] : [line]);
    });
