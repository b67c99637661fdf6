import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createCache } from './create-cache.ts';

/** One viewer's cache: its `key` is the member's id, so that nobody reads what another one loaded. */
export function CacheProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(createCache);
  useEffect(() => () => cache.clear(), [cache]);
  return <QueryClientProvider client={cache}>{children}</QueryClientProvider>;
}
