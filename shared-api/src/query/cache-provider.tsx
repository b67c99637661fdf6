import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cacheOf } from './viewer-cache.ts';

/** The cache of one viewer for what is inside: nobody reads what another one loaded. */
export const CacheProvider = ({ viewerId, children }: { viewerId: string; children: ReactNode }) => (
  <QueryClientProvider key={viewerId} client={cacheOf(viewerId)}>
    {children}
  </QueryClientProvider>
);
