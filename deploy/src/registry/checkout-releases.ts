import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSystemError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import type { PublishedFrontEnd } from './pointer-changes.ts';

/** A checkout's own record of what it published where, so that a start from it replaces nobody else's release. */
interface Place {
  /** The folder whose front ends are built and published. */
  checkout: string;
  /** Folder or URL of the registry. */
  registry: string;
  env: string;
}

function fileOf({ checkout, registry, env }: Place, frontEnd: string) {
  const place = registry.startsWith('s3:')
    ? registry
    : resolve(registry.startsWith('file:') ? fileURLToPath(registry) : registry);
  return join(checkout, '.cache/published', sha256(`${env} ${place}`), frontEnd);
}

/** The version of a front end that this checkout published last to this registry; undefined where it published none. */
export async function readPublishedFrom(place: Place, frontEnd: string): Promise<string | undefined> {
  try {
    return await readFile(fileOf(place, frontEnd), 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Records which of these went live from this checkout; one that was live already may be another publisher's. */
export async function recordPublishedFrom(place: Place, frontEnds: readonly PublishedFrontEnd[]) {
  try {
    for (const { name, version } of frontEnds.filter(({ isNew }) => isNew)) {
      const file = fileOf(place, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, version);
    }
  } catch (error) {
    // without a record a start leaves the release alone, as it should from a checkout that nobody may write to
    if (!isSystemError(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
  }
}
