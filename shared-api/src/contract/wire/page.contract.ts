import type { RejectedForm } from '../page-forms.ts';
import type { PostEvent } from '../posts/post-events.contract.ts';

/** Id of the sign-in dialog, which stands in every document; an element with this as its `data-dialog` opens it. */
export const signInDialogId = 'sign-in';

/** One build of a remote, as the browser loads it. */
export type PageRelease = {
  /** URL of its entry script. */
  url: string;
  /** `sha384-…`: the script is rejected when it does not match. */
  integrity: string;
  /** The global variable the script fills; also the name it is registered under. */
  globalName: string;
};

/** A remote of this page: the prefixes of its pages, and the builds to try, best first. */
export type PageRemote = {
  routes: string[];
  timeoutMs: number;
  /** Empty for one whose pages are documents of their own, seen from this one. */
  releases: PageRelease[];
};

/** What the page server tells the browser in the page's first bytes. */
export type PageData = {
  remotes: Record<string, PageRemote>;
  /** What the loaders of the rendered page returned; null when the server rendered none. */
  hydration: {
    loaderData: Record<string, unknown>;
    errors: Record<string, unknown> | null;
    refused?: RejectedForm;
  } | null;
};

/** As the `source` of a `picture` has it. */
export type PagePicture = { type: string; srcset: string; sizes: string };

/** What search engines and shared links show of a page. */
export type PageAbout = {
  description?: string | undefined;
  /** Path of a picture of 1200 × 630; the portal's own where there is none. */
  card?: string;
  /** Of a published text. */
  article?: { publishedAt: string; author: string; office: string };
  /** What that text invites to. */
  event?: PostEvent;
  /** What is seen of it first: browsers fetch it with the document. */
  picture?: PagePicture | undefined;
  /** Search engines leave it out. */
  isPrivate?: boolean;
};

type Answer<Value> = Value | undefined;

/** A route's `handle`; a function is given what the route's loader answered. */
export type PageHandle<Loaded = never> = {
  title?: Answer<string> | ((loaded?: Loaded) => Answer<string>);
  about?: PageAbout | ((loaded?: Loaded) => Answer<PageAbout>);
  /** Which build renders the page, as `name@version`: written by the shell. */
  frontEnd?: string | undefined;
};

const lengthOfMatch = (prefix: string, pathname: string) =>
  pathname === prefix || (prefix !== '/' && pathname.startsWith(`${prefix}/`)) ? prefix.length : 0;

/** The remote that owns `pathname`: the longest prefix wins, and `/` stands for that page alone. */
export function ownerOf(remotes: Record<string, { routes: string[] }>, pathname: string): string | undefined {
  let owner: string | undefined;
  let longest = 0;
  for (const [name, { routes }] of Object.entries(remotes)) {
    const length = Math.max(0, ...routes.map((prefix) => lengthOfMatch(prefix, pathname)));
    if (length > longest) [owner, longest] = [name, length];
  }
  return owner;
}
