import { organisation } from 'shared-api/contract/offices/organisation';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';

type Match = { handle: unknown; loaderData: unknown };

/** What the innermost page that says anything says of itself. */
export function sayingOf<Key extends keyof PageHandle>(key: Key, matches: Match[]) {
  const said = matches.map(({ handle, loaderData }) => {
    const saying = (handle as PageHandle<unknown> | undefined)?.[key];
    return typeof saying === 'function' ? saying(loaderData) : saying;
  });
  return said.findLast(Boolean) as Exclude<PageHandle[Key], (loaded?: never) => unknown>;
}

export const toTitle = (name: string | undefined) => (name ? `${name} · ${organisation.name}` : organisation.name);

/** The document's title: the innermost page's. */
export const titleOf = (matches: Match[]) => toTitle(sayingOf('title', matches));
