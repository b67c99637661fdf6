import {
  FrontEndContract,
  layout,
  type Pointer,
  parseJson,
  type Release,
  releaseFiles,
  releasesOf,
} from 'deploy/registry';
import type { SignedRegistry } from '../../platform/registry/live-pointer.ts';
import type { ReadBuild } from './renderer/renderer-pool.ts';

/** The URL of every release that a pointer names. */
export const urlsOf = (pointer: Pointer): ReadonlySet<string> =>
  new Set(Object.values(pointer.remotes).flatMap((frontEnd) => releasesOf(frontEnd).map(({ url }) => url)));

/** Reads server builds, each once, and compares them with their hashes; nothing of them runs in this process. */
export function frontEndsOf({ storage, publicKeys }: Pick<SignedRegistry, 'storage' | 'publicKeys'>) {
  /** By the URLs of the host, for a remote, and of the release. */
  let builds = new Map<string, Promise<ReadBuild>>();

  async function read(name: string, release: Release, host?: ReadBuild): Promise<ReadBuild> {
    const { url, metadata } = release;
    const folder = layout.release(name, metadata.version);
    const files = releaseFiles(storage, name, release, publicKeys !== undefined);
    const bytesOf = async (file: string) => {
      const bytes = await files.read(file);
      if (!bytes) throw new Error(`${folder}/${file} is gone`);
      return bytes;
    };
    const [contract, text] = await Promise.all([bytesOf('contract.json'), bytesOf('server.cjs')]);
    const { chunks, takes } = parseJson(FrontEndContract, contract, layout.contract(name, release));
    const message = { type: 'load', key: url, folder, chunks, takes, ...(host && { host: host.url }) } as const;
    return { frontEnd: name, version: metadata.version, url, server: { message, text } };
  }

  return {
    /** A remote is read for the host whose singletons it gets. */
    build(name: string, release: Release, host?: ReadBuild): Promise<ReadBuild> {
      const key = host ? `${host.url} ${release.url}` : release.url;
      const known = builds.get(key);
      if (known) return known;
      const reading = read(name, release, host);
      builds.set(key, reading);
      reading.catch(() => builds.delete(key));
      return reading;
    },

    /** Lets go of every build that is not of these releases. */
    dropAllBut(urls: ReadonlySet<string>) {
      builds = new Map([...builds].filter(([key]) => key.split(' ').every((url) => urls.has(url))));
    },
  };
}
export type FrontEnds = ReturnType<typeof frontEndsOf>;
