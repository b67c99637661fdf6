import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { messages } from '../messages.ts';
import { RegistryError } from '../registry-error.ts';
import { newKeys } from '../signature.ts';
import { isSystemError } from '../system-error.ts';
import type { CommandOptions } from './command.ts';
import { UsageError } from './usage-error.ts';

export async function newKeyCommand(words: readonly string[], { json }: CommandOptions): Promise<string> {
  const [file, ...more] = words;
  if (!file || more.length > 0) throw new UsageError(messages.wrongWords('new-key', 'new-key <file>'));
  const [privateFile, publicFile] = [resolve(file), `${resolve(file)}.pub`];
  const { privateKey, publicKey } = newKeys();
  await writeNewFile(privateFile, privateKey, 0o600);
  await writeNewFile(publicFile, publicKey, 0o644);
  if (json) return `${JSON.stringify({ privateFile, publicFile }, null, 2)}\n`;
  return `${messages.keysWritten(privateFile, publicFile)}\n`;
}

async function writeNewFile(file: string, text: string, mode: number) {
  try {
    await writeFile(file, text, { flag: 'wx', mode });
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) throw new RegistryError(messages.keyExists(file));
    throw error;
  }
}
