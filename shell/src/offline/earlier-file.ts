import type { WorkboxPlugin } from 'workbox-core';

/** `/r/<front end>/<version>/<file>` without its version: files of two releases that are named alike mostly are alike. */
const fileOf = (url: string) => new URL(url).pathname.replace(/^(\/r\/[^/]+)\/[^/]+/, '$1');

/** Other servers tag a file by its time and size, which a team could give to a file that differs. */
const hashTag = /^W\/"sha384-/;
const tagOf = ({ headers }: Response) => headers.get('etag') ?? '';

/** The same file of another release, if the server tagged it by what is in it. @returns undefined where `cache` has none */
export async function findEarlier(cache: Pick<Cache, 'keys' | 'match'>, url: string): Promise<Response | undefined> {
  const wanted = fileOf(url);
  const key = (await cache.keys()).find((kept) => kept.url !== url && fileOf(kept.url) === wanted);
  const earlier = key && (await cache.match(key));
  return earlier && hashTag.test(tagOf(earlier)) ? earlier : undefined;
}

type State = { earlier?: Response };

/**
 * Asks for a file of a new release by the tag of the one that this browser has of an earlier release. The server compares what is
 * in them, and sends no bytes where it is the same.
 */
export const reuseEarlierFiles = (cacheName: string): WorkboxPlugin => ({
  async requestWillFetch({ request, state }) {
    const earlier = await findEarlier(await caches.open(cacheName), request.url);
    if (!earlier) return request;
    (state as State).earlier = earlier;
    return new Request(request.url, { headers: { 'if-none-match': tagOf(earlier) } });
  },
  async fetchDidSucceed({ response, state }) {
    return response.status === 304 ? ((state as State).earlier ?? response) : response;
  },
});
