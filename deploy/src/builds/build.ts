import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isSystemError, RegistryError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import { FrontEndContract } from './front-end.contract.ts';
import { Origin, originFile } from './origin.ts';

export interface Build {
  contract: FrontEndContract;
  /** `<version of its package.json>-<content hash>` */
  version: string;
  /** Bytes by path within the build. */
  files: ReadonlyMap<string, Buffer>;
  origin: Origin;
}

/** Reads a built front end, of this name if one is given. @throws RegistryError when there is none, or it has another name */
export async function readBuild(dist: string, name?: string): Promise<Build> {
  const files = await readFiles(dist);
  const told = files.get(originFile);
  files.delete(originFile);
  const bytes = files.get('contract.json');
  if (!bytes) throw new RegistryError(messages.noBuild(dist));
  if (!files.has('server.cjs')) throw new RegistryError(messages.noServerBuild(dist));
  const contract = parseJson(FrontEndContract, bytes, join(dist, 'contract.json'));
  if (name !== undefined && contract.name !== name)
    throw new RegistryError(messages.otherName(dist, contract.name, name));
  const origin = told ? parseJson(Origin, told, join(dist, originFile)) : {};
  return { contract, version: `${contract.version}-${contentHash(files).slice(0, 8)}`, files, origin };
}

async function readFiles(dist: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files.map(async (file) => [relative(dist, file).split(sep).join('/'), await readFile(file)] as const);
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function contentHash(files: ReadonlyMap<string, Buffer>) {
  return sha256([...files].map(([path, bytes]) => `${path}\n${sha256(bytes)}\n`).join(''));
}
