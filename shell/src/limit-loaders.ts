import { isUnderWay } from 'shared-api/client/http';
import type { RouteObject } from 'shared-ui/router';
import { loaderSamples } from './limits.ts';

type Loader = Exclude<RouteObject['loader'], boolean | undefined>;

/**
 * What `work` answers. Rejects when that takes longer than `ms`; the time begins again while the API client waits for the
 * network: a slow one is not the fault of a build. What a loader requests without that client counts as its own time.
 */
function inTime<Value>(work: Value | Promise<Value>, ms: number, { signal }: Request): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    let idle = 0;
    const timer = setInterval(() => {
      idle = isUnderWay() ? 0 : idle + 1;
      // the frames of its stack would name the shell, and not the build that is late
      if (idle === loaderSamples || signal.aborted)
        reject(Object.assign(new Error('the loader did not end'), { stack: '' }));
    }, ms / loaderSamples);
    void Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => clearInterval(timer));
  });
}

/**
 * A route of a remote, whose data is given up after `ms`, so that the reader is told so and can try again. Nothing of it is
 * loaded before `leave` has ended, which it does not where the document goes.
 */
export function limitLoaders<Route extends Partial<RouteObject>>(
  route: Route,
  ms: number,
  leave: () => Promise<void>,
): Route {
  const { loader, lazy, children } = route;
  const lazyLoader = typeof lazy === 'object' ? lazy.loader : undefined;
  /** With the properties of the loader, which say whether it runs on a page that the server rendered. */
  const limit = (load: Loader) =>
    Object.assign(
      (...args: Parameters<Loader>) =>
        inTime(
          leave().then(() => load(...args)),
          ms,
          args[0].request,
        ),
      load,
    );
  return {
    ...route,
    ...(typeof loader === 'function' && { loader: limit(loader) }),
    ...(typeof lazy === 'function' && { lazy: async () => limitLoaders(await leave().then(lazy), ms, leave) }),
    ...(lazyLoader && {
      lazy: {
        ...(lazy as object),
        loader: async () => {
          const load = await leave().then(lazyLoader);
          return typeof load === 'function' ? limit(load) : load;
        },
      },
    }),
    ...(children && { children: children.map((child) => limitLoaders(child, ms, leave)) }),
  };
}
