import type { PageData } from 'shared-api/contract/page.contract';

/** What answers the pages of one remote in one version; only the shell looks inside. */
export type StaticHandler = { readonly dataRoutes: unknown };

/** What a remote's server build exports. */
export type RemoteBuild = { routes: unknown[] };

export type DrawnPage = {
  status: number;
  /** False when something is missing from the page. */
  isWhole: boolean;
  title: string;
  head: string;
  html: string;
  styleTags: Array<{ dataEmotion: string; css: string }>;
  hydration: PageData['hydration'];
  routeIds: string[];
};

export type Script = { href: string; integrity?: string };

/** What the shell's server build exports. The shell is deployed by itself: this is the contract between the two. */
export type Host = {
  scope: Record<string, unknown>;
  setTransport(send: (request: Request) => Promise<Response>): void;
  prepare(remote?: { name: string; routes: unknown[] }): StaticHandler;
  draw(handler: StaticHandler, request: Request): Promise<DrawnPage | Response>;
  drawFrame(request: Request): Promise<DrawnPage>;
  toDocument(parts: {
    page: DrawnPage;
    assets: string;
    main: Script;
    preloads: Script[];
    remotes: PageData['remotes'];
  }): string;
};

/** Stands where each response puts its own nonce: `toDocument` writes it, and nothing that was drawn before. */
export const noncePlaceholder = '%nonce%';

/** Begins the addresses in a page's head: the address the visitor reached us by belongs there. */
export const originPlaceholder = '%origin%';
