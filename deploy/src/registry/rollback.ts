import { readContract, readLive } from '../builds/live-contracts.ts';
import { incompatibilities } from '../builds/preflight.ts';
import { assertUndamaged } from '../builds/stored-release.ts';
import { RegistryError, throwRejections } from '../errors.ts';
import { messages } from '../messages.ts';
import { findLogEntry, type Head } from '../pointer/history.ts';
import type { FrontEnd } from '../pointer/pointer.contract.ts';
import { getLiveFrontEnd, type UpdateRequest, updatePointer } from '../pointer/update-pointer.ts';
import { withFrontEnds } from './pointer-changes.ts';

export interface RollbackRequest extends UpdateRequest {
  frontEnd: string;
  /** A version that was live before; by default the one before the live one. */
  to?: string | undefined;
  /** The version that is rolled back; by default the live one, whichever that is. */
  from?: string;
}

export interface RolledBack {
  name: string;
  version: string;
  former: string;
}

/**
 * Puts back what the log says of a front end at an earlier time: no build, no upload. What was previous then is previous
 * again, so a second rollback leads further back. A rollout in progress ends. @throws PublishRejected, RegistryError
 */
export async function rollback(request: RollbackRequest): Promise<RolledBack> {
  const { storage, env, frontEnd: name } = request;
  return updatePointer(request, async (head) => {
    const { pointer, frontEnd } = getLiveFrontEnd(head, env, name);
    const former = frontEnd.stable.metadata.version;
    if (request.from !== undefined && request.from !== former)
      throw new RegistryError(messages.noLongerLive(name, request.from));
    const target = request.to ?? frontEnd.previous?.metadata.version;
    if (target === undefined) throw new RegistryError(messages.nothingBefore(name));
    if (target === former) throw new RegistryError(messages.isLiveAlready(name, target));
    const earlier = await getEarlier(request, head, target);
    const contract = await readContract(storage, name, earlier.stable);
    await assertUndamaged(storage, name, earlier.stable);
    if (request.signingKey && !earlier.stable.metadata.filesIntegrity)
      throw new RegistryError(messages.unsignedFiles(name, target));
    const beside = await readLive(storage, pointer, [name]);
    throwRejections(incompatibilities({ contracts: [contract], ...beside }));
    return {
      act: `rollback ${name} ${target}`,
      change: withFrontEnds(pointer, { [name]: { ...earlier, canary: null } }, [contract]),
      outcome: { name, version: target, former },
    };
  });
}

/** What the latest entry says in which that version was stable. */
async function getEarlier({ storage, env, frontEnd: name }: RollbackRequest, head: Head | undefined, version: string) {
  for (let seq = (head?.pointer.seq ?? 0) - 1; seq > 0; seq -= 1) {
    const found: FrontEnd | undefined = (await findLogEntry(storage, env, seq))?.pointer.remotes[name];
    if (found?.stable.metadata.version === version) return found;
  }
  throw new RegistryError(messages.neverLive(name, version, env));
}
