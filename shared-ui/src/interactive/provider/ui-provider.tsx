import { LocaleProvider } from '@chakra-ui/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { islandSystem } from '../../theme/island-system.ts';
import { getEmotionCache } from './emotion-cache.ts';

/** Chakra for what is inside: the one system, Arabic, and the emotion cache of this page or rendering. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={getEmotionCache()}>
      <ChakraProvider value={islandSystem}>
        <LocaleProvider locale="ar">{children}</LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
