import type { PageData } from 'shared-api/contract/page.contract';
import type { FrontEnd, Pointer } from './pointer.contract.ts';

const toPageRemote = ({ routes, timeoutMs, stable, previous }: FrontEnd) => ({
  routes,
  timeoutMs,
  releases: [stable, previous]
    .filter((release) => release !== null)
    .map(({ url, metadata, extras }) => ({
      url,
      integrity: metadata.integrity,
      globalName: extras.globalName ?? '',
    })),
});

/** What a browser is told of the remotes: the builds to try, the best first. */
export const pageRemotesOf = (pointer: Pointer): PageData['remotes'] =>
  Object.fromEntries(
    Object.entries(pointer.remotes)
      .filter(([name]) => name !== pointer.host.name)
      .map(([name, frontEnd]) => [name, toPageRemote(frontEnd)]),
  );
