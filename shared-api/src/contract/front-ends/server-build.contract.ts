import type { RejectedForm } from '../page-forms.ts';
import type { PageData } from '../wire/page.contract.ts';

/**
 * Marks the inline scripts and styles that `toDocument` writes: the page server allows them by their hashes, and removes
 * the mark. The value is the one that older shells write.
 */
export const inlineMark = '%nonce%';

/** Begins the addresses in a document's head: the address the visitor reached us by belongs there. */
export const originPlaceholder = '%origin%';

/** A page as the shell's server build rendered it, before it is put into its document. */
export type RenderedPage = {
  status: number;
  /** False when a loader failed and the page must not be cached. */
  isWhole: boolean;
  title: string;
  /** Not for readers: a form, or what only members see. */
  isPrivate?: boolean;
  /** What the document's head says of the page. */
  head: string;
  html: string;
  /** The window for signing in, closed: it stands beside the page, so that no press has to wait for it. */
  signInDialog?: string;
  /** The rules of the Chakra parts among it. */
  styleTags: Array<{ dataEmotion: string; css: string }>;
  hydration: PageData['hydration'];
  /** Ids of the matched routes: also the names of the chunks that the browser will need. */
  routeIds: string[];
};

export type Script = { href: string; integrity?: string };

export type DocumentParts = {
  page: RenderedPage;
  /** Folder of the shell's files, with a slash at its end. */
  assets: string;
  /** The shell's first script. */
  main: Script;
  /** What else the page will need, in the order it will. */
  preloads: Script[];
  remotes: PageData['remotes'];
};

/** What answers the pages of one remote in one version; only the shell looks inside. */
export type StaticHandler = { readonly dataRoutes: unknown };

/** What a remote's server build exports. */
export type RemoteBuild = { routes: unknown[] };

/** What the shell's server build exports. Shell and page server are deployed each by itself: these names stay. */
export type Host = {
  /** The singletons that remotes are rendered with. */
  scope: Record<string, unknown>;
  setTransport(send: (request: Request) => Promise<Response>): void;
  /** `build` is the remote's version; page servers of before do not tell it. */
  prepare(remote?: { name: string; build?: string; routes: unknown[] }): StaticHandler;
  /** A loader that redirects answers a Response. `rejected` is a form of the page that was rejected. */
  draw(handler: StaticHandler, request: Request, refused?: RejectedForm): Promise<RenderedPage | Response>;
  /** The frame around a page that the browser will render by itself. */
  drawFrame(request: Request): Promise<RenderedPage>;
  toDocument(parts: DocumentParts): string;
};
