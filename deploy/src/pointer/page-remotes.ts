import type { PageData } from 'shared-api/contract/wire/page.contract';
import { maxOtherRemotes } from '../limits.ts';
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

/** The builds of each remote that a browser tries, in this order. */
export const pageRemotesOf = (pointer: Pointer): PageData['remotes'] =>
  Object.fromEntries(
    Object.entries(pointer.remotes)
      .filter(([name]) => name !== pointer.host.name)
      .map(([name, frontEnd]) => [name, toPageRemote(frontEnd)]),
  );

/**
 * The same for a page of `owner`, of bounded size: of the remotes beyond the first few a page carries the paths alone, and
 * a link to them opens a new document.
 */
export function nearRemotesOf(pointer: Pointer, owner: string | undefined): PageData['remotes'] {
  const others = Object.entries(pageRemotesOf(pointer)).filter(([name]) => name !== owner);
  const far = new Set(others.slice(maxOtherRemotes).map(([name]) => name));
  return Object.fromEntries(
    Object.entries(pageRemotesOf(pointer)).map(([name, remote]) => [
      name,
      far.has(name) ? { ...remote, releases: [] } : remote,
    ]),
  );
}
