import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isSystemError, RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { newKeys } from '../pointer/signature.ts';
import type { Cli } from './cli.ts';

export const newKeyCommand = (cli: Cli) =>
  cli.program
    .command('new-key')
    .description(messages.commands.newKey)
    .argument('<file>')
    .action(async (file) => {
      const [privateFile, publicFile] = [resolve(file), `${resolve(file)}.pub`];
      const { privateKey, publicKey } = newKeys();
      await writeNewFile(privateFile, privateKey, 0o600);
      await writeNewFile(publicFile, publicKey, 0o644);
      cli.print({ privateFile, publicFile }, messages.keysWritten(privateFile, publicFile));
    });

async function writeNewFile(file: string, text: string, mode: number) {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx', mode });
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) throw new RegistryError(messages.keyExists(file));
    throw error;
  }
}
