import { FrontEndContract } from 'deploy/builds/front-end.contract';
import { loadServerBuild } from 'deploy/builds/server-build';
import { releaseFiles } from 'deploy/builds/stored-release';
import { parseJson } from 'deploy/parse-json';
import { layout } from 'deploy/pointer/layout';
import type { Pointer, Release } from 'deploy/pointer/pointer.contract';
import type { Host, RemoteBuild, StaticHandler } from 'shared-api/contract/server-build.contract';
import type { SignedRegistry } from '../../platform/registry/live-pointer.ts';

/** A front end's build, running in this process. */
export type Loaded<Build> = { contract: FrontEndContract; url: string; folder: string; build: Build };

const serverFile = 'server.cjs';

/** Loads the server builds that a pointer names, each once; those of former pointers are let go. */
export function frontEndsOf(
  { storage, publicKey }: Pick<SignedRegistry, 'storage' | 'publicKey'>,
  onHost: (host: Host) => void,
) {
  /** By the URLs of the releases a build depends on, its host's first. */
  let loaded = new Map<string, Promise<Loaded<unknown>>>();
  let handlers = new Map<string, StaticHandler>();

  async function load<Build>(name: string, release: Release, scope: Record<string, unknown>): Promise<Loaded<Build>> {
    const folder = layout.release(name, release.metadata.version);
    const files = releaseFiles(storage, name, release, publicKey !== undefined);
    const read = async (file: string) => {
      const bytes = await files.read(file);
      if (!bytes) throw new Error(`${folder}/${file} is gone`);
      return bytes;
    };
    const [contract, server] = await Promise.all([read('contract.json'), read(serverFile)]);
    return {
      contract: parseJson(FrontEndContract, contract, layout.contract(name, release)),
      url: release.url,
      folder,
      build: loadServerBuild<Build>(server.toString(), `${folder}/${serverFile}`, scope),
    };
  }

  function once<Build>(key: string, make: () => Promise<Loaded<Build>>): Promise<Loaded<Build>> {
    const known = loaded.get(key) as Promise<Loaded<Build>> | undefined;
    if (known) return known;
    const made = make();
    loaded.set(key, made);
    made.catch(() => loaded.delete(key));
    return made;
  }

  return {
    host: (name: string, release: Release) =>
      once<Host>(release.url, async () => {
        const host = await load<Host>(name, release, {});
        onHost(host.build);
        return host;
      }),

    /** A remote's build, rendered with the singletons of this host. */
    remote: (host: Loaded<Host>, name: string, release: Release) =>
      once<RemoteBuild>(`${host.url} ${release.url}`, () => load<RemoteBuild>(name, release, host.build.scope)),

    handler(host: Loaded<Host>, name?: string, remote?: Loaded<RemoteBuild>): StaticHandler {
      const key = `${host.folder} ${remote?.folder}`;
      const known = handlers.get(key);
      if (known) return known;
      const made = host.build.prepare(name && remote ? { name, routes: remote.build.routes } : undefined);
      handlers.set(key, made);
      return made;
    },

    /** Lets go of every build that this pointer does not name. */
    keepOnly(pointer: Pointer) {
      const urls = new Set(
        Object.values(pointer.remotes).flatMap(({ stable, previous, canary }) =>
          [stable, previous, canary?.release].map((release) => release?.url),
        ),
      );
      loaded = new Map([...loaded].filter(([key]) => key.split(' ').every((url) => urls.has(url))));
      handlers = new Map();
    },
  };
}
export type FrontEnds = ReturnType<typeof frontEndsOf>;
