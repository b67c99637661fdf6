import type { Script } from 'shared-api/contract/front-ends/server-build.contract';
import type { RejectedForm } from 'shared-api/contract/page-forms';
import type { PageData } from 'shared-api/contract/wire/page.contract';
import * as v from 'valibot';
import { isAddress } from './framing.ts';

/*
 * A message between the server and a renderer is a frame of `framing.ts`: one of these as JSON, and a text beside it, which
 * is a server build, the body of an API's reply or a document.
 */

/** Its text is the server build. A remote names the host whose singletons it gets. */
export type LoadMessage = {
  type: 'load';
  /** URL of the release. */
  key: string;
  host?: string;
  folder: string;
  chunks: Record<string, string[]>;
  takes: Record<string, string[]>;
};
export type RenderMessage = {
  type: 'render';
  id: number;
  /** Keys of loaded builds; without a remote the page is one of the shell's own. */
  host: string;
  remote?: string | undefined;
  /** The remote's name in the shell. */
  name?: string | undefined;
  url: string;
  refused?: RejectedForm | undefined;
  /** The frame alone is rendered, around a page that the browser will render. */
  isFrame?: boolean;
  /** How long its loaders may go on without a call of the API. */
  timeoutMs: number;
  /** Takes the place of the first sign of a placeholder that somebody typed. */
  escapedPercent: string;
  main: Script;
  entry?: Script | undefined;
  remotes: PageData['remotes'];
};
/** Its text is the body. */
type ReplyMessage = { type: 'reply'; call: number; status: number; headers: Record<string, string> };
/** The API took too long for the calls of a page. */
type LateMessage = { type: 'late'; id: number };
export type ServerMessage = LoadMessage | RenderMessage | ReplyMessage | LateMessage;

const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Text = v.pipe(v.string(), v.maxLength(5000));
const Status = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const Address = v.pipe(v.string(), v.check(isAddress, 'must be an address'));

const Redirect = v.object({
  type: v.literal('redirect'),
  id: Id,
  status: Status(300, 399),
  location: Address,
});
const Failure = v.object({ name: Text, stack: Text });
export type Failure = v.InferOutput<typeof Failure>;

/** Its text is the document. */
const Page = v.object({
  type: v.literal('page'),
  id: Id,
  status: Status(200, 599),
  isComplete: v.boolean(),
  routeIds: v.pipe(v.array(Text), v.maxLength(50)),
  /** Why it is the frame alone. */
  error: v.optional(Failure),
  /** What a loader threw: the page says that it failed. */
  loaderError: v.optional(Failure),
  /** Its loaders did not end, and asked nothing of the API. */
  isStalled: v.optional(v.boolean(), false),
});

const Loaded = v.object({
  type: v.literal('loaded'),
  key: Text,
  /** The paths of a remote's pages, as its routes name them: `/posts/:id`. */
  paths: v.optional(v.pipe(v.array(Text), v.maxLength(200)), []),
  /** The build threw while it was loaded: each page that needs it fails by that. */
  error: v.optional(Text),
});
export type LoadedBuild = Pick<v.InferOutput<typeof Loaded>, 'paths' | 'error'>;

/** What a renderer may say: builds of other teams may speak in its name, so it is ended by anything else. */
export const RendererMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  Loaded,
  /** A loader's request, which is answered as a visitor's. */
  v.object({
    type: v.literal('call'),
    id: Id,
    call: Id,
    path: v.pipe(Address, v.startsWith('/api/')),
  }),
  Redirect,
  Page,
  /** Not even the frame could be rendered. */
  v.object({ type: v.literal('failed'), id: Id, error: Text }),
  v.object({ type: v.literal('log'), text: Text }),
  /** An error that nothing caught: the process ends by it. */
  v.object({ type: v.literal('uncaught'), error: Text }),
]);
export type RendererMessage = v.InferOutput<typeof RendererMessage>;
