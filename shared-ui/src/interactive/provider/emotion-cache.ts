import createCache, { type EmotionCache } from '@emotion/cache';

let current: EmotionCache | undefined;

/** The cache in use: one for the life of the page in the browser, one a rendering on the server. */
export function getEmotionCache(): EmotionCache {
  current ??= createCache({ key: 'css' });
  return current;
}

/** Runs a synchronous rendering with `cache`; nothing else can render meanwhile. */
export function renderWithCache<Result>(cache: EmotionCache, render: () => Result): Result {
  const previous = current;
  current = cache;
  try {
    return render();
  } finally {
    current = previous;
  }
}
