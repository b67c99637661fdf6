import { createPublicKey, type KeyObject } from 'node:crypto';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { advanceHead, appendEntry, findHead, type Head } from './history.ts';
import { layout } from './layout.ts';
import type { Pointer } from './pointer.contract.ts';
import { checkSignature, signPointer } from './signature.ts';

export interface Deed {
  storage: RegistryStorage;
  env: string;
  who: string;
  why: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Signs the pointer. What it follows must be signed with it as well, or adopted: else it would bless what others wrote. */
  signingKey?: KeyObject | undefined;
  adopt?: boolean;
  /** Told what is being done, while it takes. */
  say?: (line: string) => void;
}

/** What of a pointer a change decides; number, parent and signature come with writing it. */
export type PointerContent = Pick<Pointer, 'host' | 'remotes'>;

export interface Plan<Outcome> {
  /** What is done, as one would say it. */
  act: string;
  /** What the pointer says afterwards; undefined when there is nothing to do. */
  change: PointerContent | undefined;
  outcome: Outcome;
}

/**
 * Does one deed to the live pointer, by compare-and-swap. The plan is made again beside the other's change whenever
 * another deed won in between. @throws RegistryError
 */
export async function amend<Outcome>(
  { storage, env, who, why, dryRun = false, signingKey, adopt = false }: Deed,
  plan: (head: Head | undefined) => Promise<Plan<Outcome>>,
): Promise<Outcome> {
  for (;;) {
    const head = dryRun ? await findHead(storage, env) : await advanceHead(storage, env);
    if (head && signingKey && !(adopt && !head.pointer.signature))
      checkSignature(head.pointer, createPublicKey(signingKey), layout.pointer(env), new Date(0));
    const { act, change, outcome } = await plan(head);
    if (!change || dryRun) return outcome;
    const next: Pointer = {
      schema: 1,
      seq: (head?.pointer.seq ?? 0) + 1,
      parent: head?.hash ?? null,
      ...change,
    };
    const pointer = signingKey ? signPointer(next, signingKey) : next;
    const entry = { pointer, at: new Date().toISOString(), who, why, act };
    if (await appendEntry(storage, env, head, entry)) return outcome;
  }
}

/** The front end as it is live. @throws RegistryError when nothing of that name is */
export function getLive(head: Head | undefined, env: string, name: string) {
  const frontEnd = head?.pointer.remotes[name];
  if (!head || !frontEnd) throw new RegistryError(messages.notLive(name, env));
  return { pointer: head.pointer, frontEnd };
}
