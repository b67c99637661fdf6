import { LiveShellTypes, typesFile } from '../builds/shell-types.contract.ts';
import { releaseFiles } from '../builds/stored-release.ts';
import { RegistryError } from '../errors.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import { findHead } from '../pointer/history.ts';
import { layout } from '../pointer/layout.ts';
import type { Pointer } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';

/**
 * The types of the live shell as JSON of `LiveShellTypes`, each byte compared with what was published; undefined when that
 * shell was published before shells brought types. @throws RegistryError when the stored file differs
 */
export async function findShellTypes(
  storage: RegistryStorage,
  { host: { name, provides }, remotes }: Pointer,
  isSigned: boolean,
): Promise<string | undefined> {
  const release = remotes[name]?.stable;
  if (!release) return undefined;
  const files = releaseFiles(storage, name, release, isSigned);
  const types = await files.read(typesFile);
  if (!types) return undefined;
  const { commit } = await files.origin();
  const about = JSON.stringify({ release: { name, version: release.metadata.version, commit }, provides });
  return `${about.slice(0, -1)},"types":${types}}`;
}

/** The types of the shell that is live in `env`. @throws RegistryError when there is none, or it has no types */
export async function readShellTypes(storage: RegistryStorage, env: string): Promise<LiveShellTypes> {
  const pointer = (await findHead(storage, env))?.pointer;
  if (!pointer) throw new RegistryError(messages.nothingLive(env));
  const text = await findShellTypes(storage, pointer, false);
  const { name } = pointer.host;
  if (text === undefined) throw new RegistryError(messages.shellWithoutTypes(name));
  return parseJson(LiveShellTypes, Buffer.from(text), `${layout.releases(name)}/…/${typesFile}`);
}
