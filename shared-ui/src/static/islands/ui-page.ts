import type { ComponentType } from 'react';
import { island } from './island.tsx';

/** The `lazy` of a route whose page is made with Chakra: the page and Chakra arrive together. */
export function uiPage(load: () => Promise<ComponentType>): () => Promise<{ Component: ComponentType }> {
  const Page = island(load);
  return async () => {
    await Page.preload();
    return { Component: Page };
  };
}
