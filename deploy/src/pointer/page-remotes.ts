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

/** Most remotes whose builds a page is told of, beside the one that draws it. */
const mostNear = 8;

/**
 * The same for a page of `owner`. Of a large portal it is not told every build: of the remotes beyond the first few it
 * knows the paths alone, and a link to them opens a document of its own, which is told theirs.
 */
export function nearRemotesOf(pointer: Pointer, owner: string | undefined): PageData['remotes'] {
  const others = Object.entries(pageRemotesOf(pointer)).filter(([name]) => name !== owner);
  const far = new Set(others.slice(mostNear).map(([name]) => name));
  return Object.fromEntries(
    Object.entries(pageRemotesOf(pointer)).map(([name, remote]) => [
      name,
      far.has(name) ? { ...remote, releases: [] } : remote,
    ]),
  );
}
