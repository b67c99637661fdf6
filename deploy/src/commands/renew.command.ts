import { messages } from '../messages.ts';
import { readPointer } from '../registry.ts';
import { RegistryError } from '../registry-error.ts';
import { renew } from '../renew.ts';
import type { Cli } from './cli.ts';

export const renewCommand = (cli: Cli) =>
  cli.program
    .command('renew')
    .description(messages.commands.renew)
    .hook('postAction', cli.finishChange)
    .action(async () => {
      const request = cli.request();
      const { storage, env, dryRun } = request;
      if (!request.signingKey) throw new RegistryError(messages.noSigningKey);
      await renew(request);
      const { seq = 0, expires = '' } = (await readPointer(storage, env)) ?? {};
      const line = `${messages.statusTitle(env, seq)}, ${messages.renewed(expires)}`;
      cli.print({ env, dryRun, seq, expires }, dryRun ? [] : [line]);
    });
