import { organisation } from 'shared-api/contract/organisation';

type Title = string | undefined;
/** What a route says of its page, in its `handle`; a function is given what the route's loader answered. */
type PageHandle = { title?: Title | ((loaderData: unknown) => Title) };
type Match = { handle: unknown; loaderData: unknown };

function titleOfMatch({ handle, loaderData }: Match): Title {
  const title = (handle as PageHandle | undefined)?.title;
  return typeof title === 'function' ? title(loaderData) : title;
}

/** What a page is called, and whose it is. */
export const toTitle = (name: Title) => (name ? `${name} · ${organisation.name}` : organisation.name);

/** The document's title: the innermost page's. */
export const titleOf = (matches: Match[]) => toTitle(matches.map(titleOfMatch).findLast(Boolean));
