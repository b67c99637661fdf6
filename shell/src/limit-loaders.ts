import { isUnderWay } from 'shared-api/client/http';
import type { LoaderFunctionArgs, RouteObject } from 'shared-ui/router';
import { loaderSamples } from './limits.ts';

/**
 * What `work` answers. Rejects when that takes longer than `ms`; the time begins anew while the API client waits for the
 * network: a slow one is not the fault of a build. What a loader requests without that client counts as its own time.
 */
async function inTime<Value>(work: Value | Promise<Value>, ms: number, { signal }: Request): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let idle = 0;
  const timer = setInterval(() => {
    idle = isUnderWay() ? 0 : idle + 1;
    // the frames of its stack would name the shell, and not the build that is late
    if (idle === loaderSamples || signal.aborted)
      reject(Object.assign(new Error('the loader did not end'), { stack: '' }));
  }, ms / loaderSamples);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}

/** A route of a remote, whose data is given up after `ms`, so that the reader is told so and can try again. */
export function limitLoaders<Route extends Partial<RouteObject>>(route: Route, ms: number): Route {
  const { loader, lazy, children } = route;
  return {
    ...route,
    ...(typeof loader === 'function' && {
      loader: Object.assign(
        (...args: [LoaderFunctionArgs]) => inTime(loader(...args), ms, args[0].request),
        loader, // whether it runs on a page that the server rendered
      ),
    }),
    ...(typeof lazy === 'function' && { lazy: async () => limitLoaders(await lazy(), ms) }),
    ...(children && { children: children.map((child) => limitLoaders(child, ms)) }),
  };
}
