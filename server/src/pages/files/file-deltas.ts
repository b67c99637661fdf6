import { applyDelta, type DeltaList, dictionaryOf, layout, type RegistryStorage, readDeltaList } from 'deploy/registry';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';

type FileDeltasOptions = {
  storage: RegistryStorage;
  /** A published file by its path, compared with its hash. */
  readFile: (path: string) => Promise<Buffer | undefined>;
};

type DeltaRequest = {
  name: string;
  version: string;
  file: string;
  /** The file itself, which the delta has to give. */
  bytes: Buffer;
  /** SHA-256 of the file that the browser has, as base64. */
  dictionary: string;
};

/**
 * Deltas of published files against earlier ones. Nothing signs them, so each is applied once, and one that does not give the file
 * is never sent. Any that cannot be read is none: a browser is sent the whole file then.
 */
export function fileDeltas({ storage, readFile }: FileDeltasOptions) {
  const lists = new LRUCache<string, DeltaList, Pick<DeltaRequest, 'name' | 'version'>>({
    max: serverLimits.maxStoredReleases,
    fetchMethod: (_key, _stale, { context: { name, version } }) => readDeltaList(storage, name, version),
  });

  async function readTrusted({ name, version, file, bytes, dictionary }: DeltaRequest) {
    const list = await lists.fetch(`${name}/${version}`, { context: { name, version } });
    const from = list?.[file]?.[dictionary];
    if (from === undefined) return undefined;
    const [earlier, stored] = await Promise.all([
      readFile(`${name}/${from}`),
      storage.read(layout.delta(name, version, file, dictionary)),
    ]);
    if (!earlier || !stored || dictionaryOf(earlier) !== dictionary) return undefined;
    if (stored.bytes.length >= bytes.length) return undefined;
    return (await applyDelta(stored.bytes, earlier, bytes.length)).equals(bytes) ? stored.bytes : undefined;
  }

  const deltas = new LRUCache<string, Buffer, DeltaRequest>({
    maxSize: serverLimits.maxStoredDeltasBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => readTrusted(context),
  });

  return async (request: DeltaRequest): Promise<Buffer | undefined> => {
    const { name, version, file, dictionary } = request;
    const key = [name, version, file, dictionary].join('/');
    return deltas.fetch(key, { context: request }).catch(() => undefined);
  };
}
