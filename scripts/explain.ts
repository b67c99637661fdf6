import { PublishRejected, RegistryError } from 'deploy/registry';
import { StartError } from '../server/src/platform/env/start-error.ts';

/** Prints an error that a person can correct as one line; a bug keeps its stack. */
export function explain(error: unknown): string {
  if (error instanceof PublishRejected) return error.rejections.map(({ sentence }) => sentence).join('\n');
  if (error instanceof StartError || error instanceof RegistryError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
