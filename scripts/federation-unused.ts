/**
 * Replaces those parts of Module Federation's runtime that deal with manifests (remotes are named by
 * their entry), with remotes and fallbacks named by a build, of the sentences of its errors (their codes name them) and of
 * its logger (the console logs as well), and of its helpers for plugins.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin: () => undefined };
}

const unused = () => {
  throw new Error('left out of this build');
};

export const getGlobalRemoteInfo = unused;
export const defaultPreloadArgs = unused;
export const formatPreloadArgs = unused;
export const normalizePreloadExposes = unused;
export const preloadAssets = unused;

export const remotes = unused;
export const getSharedFallbackGetter = unused;

export const runtimeDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
/** The code of an error, what it is about, and what threw before: without the address of a page about the code. */
export const getShortErrorMsg = (code: string, _descriptions: unknown, args?: object, original?: string) =>
  [`#${code}`, args && JSON.stringify(args), original].filter(Boolean).join('\n');

export const createLogger = () => console;
export const createInfrastructureLogger = unused;
export const logger = console;
export const infrastructureLogger = console;
export const bindLoggerToCompiler = unused;

// biome-ignore lint/style/noDefaultExport: the runtime imports its helpers so
export default {};
