import { TraceMap } from '@jridgewell/trace-mapping';
import { type Release, releaseFiles } from 'deploy/registry';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import type { OnFailure, SignedRegistry } from './live-pointer.ts';

/** A script of a build with the map to its sources. */
export type MappedScript = { map: TraceMap; lines: string[] };

export type FindScript = (frontEnd: string, release: Release, file: string) => Promise<MappedScript | undefined>;

type Kept = { script: MappedScript | undefined; bytes: number };

/**
 * Reads scripts of builds out of the registry, as they were published; the latest stay in memory. Finds nothing where the
 * build brought no map, or it is not the one that was published.
 */
export function findScriptIn(
  { storage, publicKeys }: Pick<SignedRegistry, 'storage' | 'publicKeys'>,
  onFailure: OnFailure,
): FindScript {
  async function read({
    frontEnd,
    release,
    file,
  }: {
    frontEnd: string;
    release: Release;
    file: string;
  }): Promise<Kept> {
    const files = releaseFiles(storage, frontEnd, release, publicKeys !== undefined);
    const [map, script] = [await files.read(`${file}.map`), await files.read(file)];
    if (!map || !script || map.length > serverLimits.maxSourceMapBytes) return { script: undefined, bytes: 1 };
    const lines = script.toString().split('\n');
    return { script: { map: new TraceMap(map.toString()), lines }, bytes: map.length + script.length };
  }

  const scripts = new LRUCache<string, Kept, Parameters<typeof read>[0]>({
    maxSize: serverLimits.maxSourceMapsBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context }) => read(context),
  });

  return async (frontEnd, release, file) => {
    const key = `${frontEnd}/${release.metadata.version}/${file}`;
    const kept = await scripts.fetch(key, { context: { frontEnd, release, file } }).catch((error: unknown) => {
      onFailure(error, `the source map of ${key} could not be read`);
      return undefined;
    });
    return kept?.script;
  };
}
