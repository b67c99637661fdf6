import { PublishRefused, RegistryError } from 'deploy/errors';
import { StartError } from '../server/src/platform/env/start-error.ts';

/** What a person can mend is said in a line; anything else is a fault of ours and keeps its stack. */
export function explain(error: unknown): string {
  if (error instanceof PublishRefused) return error.refusals.join('\n');
  if (error instanceof StartError || error instanceof RegistryError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
