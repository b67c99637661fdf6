import { type ComponentType, use } from 'react';
import { knownPromise } from './known-promise.ts';
import { NotStarted } from './not-started.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A component that brings its code, Chakra and the provider with it when it is first rendered or `preload`ed. */
export type Island<Props> = ComponentType<Props> & { preload: () => Promise<ComponentType<Props>> };

const isServer = typeof document === 'undefined';
const forgetFailureMs = 1_000;
const pending = new Set<Promise<unknown>>();

async function loadWithProvider<Props extends object>(load: Load<Props>): Promise<ComponentType<Props>> {
  const [{ UiProvider }, Content] = await Promise.all([import('../../interactive/provider.ts'), load()]);
  return (props) => (
    <UiProvider>
      <Content {...props} />
    </UiProvider>
  );
}

/**
 * Starts `load` once; a failure is kept long enough to be shown, then forgotten so that a retry asks again. What was
 * loaded is known to React at once.
 */
function once<Value>(load: () => Promise<Value>) {
  let promise: Promise<Value> | undefined;
  const forgetLater = () => {
    setTimeout(() => {
      promise = undefined;
    }, forgetFailureMs);
  };
  return () => {
    if (!promise) {
      const loading = load();
      loading.then((value) => knownPromise(loading, value), forgetLater);
      promise = loading;
    }
    return promise;
  };
}

/** Keeps a server-side load until it ends, so that a rendering can wait for it. */
function remember(load: Promise<unknown>): void {
  const settled = Promise.allSettled([load]).finally(() => pending.delete(load));
  pending.add(load);
  void settled;
}

/** What a rendering waits for: the island, or what says that it cannot start. */
function orNotStarted<Props>(loading: Promise<ComponentType<Props>>, onFailure: () => void) {
  if ('status' in loading) return loading; // React takes it at once
  return loading.catch((error: unknown) => {
    reportError(error);
    onFailure();
    return NotStarted;
  });
}

/**
 * Makes an island of what `load` resolves with: `island(() => import('./menu.tsx').then((m) => m.Menu))`.
 * On the server it is rendered like the rest, once `awaitIslands` has been awaited. In the browser one that cannot start says so in its
 * place, until a later `preload` brings it.
 */
export function island<Props extends object>(load: Load<Props>): Island<Props> {
  let shown: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  const preload = once(async () => {
    const Content = await loadWithProvider(load);
    if (hasFailed) shown = undefined; // else React goes on with the promise that it waits for
    hasFailed = false;
    return Content;
  });
  if (isServer) remember(preload());
  // biome-ignore lint/correctness/noComponentHookFactories: islands are made once, when their module is read
  const Island = (props: Props) => {
    shown ??= orNotStarted<Props>(preload(), () => {
      hasFailed = true;
    });
    const Content = use(shown); // each time: a rendering that was suspended has to ask for the same again
    return <Content {...props} />;
  };
  return Object.assign(Island, { preload });
}

/** Resolves when every island met so far has its code. The server awaits it before it renders. @throws what a load threw */
export async function awaitIslands(): Promise<void> {
  await Promise.all(pending);
}
