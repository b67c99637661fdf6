import createCache, { type EmotionCache } from '@emotion/cache';

const findNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

function createBrowserCache(): EmotionCache {
  const nonce = findNonce();
  return createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
}

let current: EmotionCache | undefined;

/** The cache in use: one for the life of the page in the browser, one a rendering on the server. */
export function getEmotionCache(): EmotionCache {
  current ??= typeof document === 'undefined' ? createCache({ key: 'css' }) : createBrowserCache();
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
