import { createPublicKey, type KeyObject } from 'node:crypto';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { advanceHead, appendEntry, findHead, type Head } from './history.ts';
import { layout } from './layout.ts';
import type { Pointer } from './pointer.contract.ts';
import { checkSignature, type PublicKeys, signPointer } from './signature.ts';

/** Which pointer is changed, by whom, why and signed with what. */
export interface UpdateRequest {
  storage: RegistryStorage;
  env: string;
  who: string;
  why: string;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  /** Signs the pointer. The one before must be signed with it too, or adopted: signing must not legitimise another's change. */
  signingKey?: KeyObject | undefined;
  adopt?: boolean;
  /**
   * What the portals of this registry accept, if it has to be signed: then nothing may be written without a key, not even the first. With
   * one of these an adopted pointer may be signed, besides the signing key.
   */
  publicKeys?: PublicKeys;
  /** Called while the update is still running. */
  printProgress?: (line: string) => void;
}

/** What of a pointer a change decides; number, parent and signature come with writing it. */
export type PointerContent = Pick<Pointer, 'host' | 'remotes'>;

export interface Plan<Outcome> {
  /** What the log says was done. */
  act: string;
  /** The pointer afterwards; undefined when there is nothing to do. */
  change: PointerContent | undefined;
  outcome: Outcome;
  /** Names of the checks that were left out, for the log. */
  notChecked?: readonly string[];
}

/** An unsigned pointer after a signed one makes every portal that has the key reject the registry. @throws RegistryError */
export function assertMayWrite(head: Head | undefined, { env, dryRun, signingKey, publicKeys = [] }: UpdateRequest) {
  if (dryRun || signingKey) return;
  if (head?.pointer.signature) throw new RegistryError(messages.unsignedAfterSigned(layout.pointer(env)));
  if (publicKeys.length > 0) throw new RegistryError(messages.mustSign);
}

/**
 * Updates the live pointer by compare-and-swap. When another update won in between, the plan is made again on top of it.
 * @throws RegistryError, also where the live pointer is signed and no key is given: a dry run alone needs none
 */
export async function updatePointer<Outcome>(
  request: UpdateRequest,
  plan: (head: Head | undefined) => Promise<Plan<Outcome>>,
): Promise<Outcome> {
  const { storage, env, who, why, dryRun = false, signingKey, adopt = false, publicKeys = [] } = request;
  for (;;) {
    const head = dryRun ? await findHead(storage, env) : await advanceHead(storage, env);
    assertMayWrite(head, request);
    if (head && signingKey && !(adopt && !head.pointer.signature))
      checkSignature(
        head.pointer,
        [createPublicKey(signingKey), ...(adopt ? publicKeys : [])],
        layout.pointer(env),
        new Date(0),
      );
    const { act, change, outcome, notChecked = [] } = await plan(head);
    if (!change || dryRun) return outcome;
    const next: Pointer = {
      schema: 1,
      seq: (head?.pointer.seq ?? 0) + 1,
      parent: head?.hash ?? null,
      ...change,
    };
    const pointer = signingKey ? signPointer(next, signingKey) : next;
    const checks = notChecked.length > 0 && { notChecked: [...notChecked] };
    const entry = { pointer, at: new Date().toISOString(), who, why, act, ...checks };
    if (await appendEntry(storage, env, head, entry)) return outcome;
  }
}

/** The front end as it is live. @throws RegistryError when nothing of that name is */
export function getLiveFrontEnd(head: Head | undefined, env: string, name: string) {
  const frontEnd = head?.pointer.remotes[name];
  if (!head || !frontEnd) throw new RegistryError(messages.notLive(name, env));
  return { pointer: head.pointer, frontEnd };
}
