import type { ComponentType } from 'react';
import { island } from './island.tsx';

/** The `lazy` of a route whose page is made with Chakra: the module of the page and Chakra arrive together. */
export function uiPage<Page extends { Component: ComponentType }>(load: () => Promise<Page>): () => Promise<Page> {
  const Component = island(() => load().then((page) => page.Component));
  return async () => {
    await Component.preload();
    return { ...(await load()), Component };
  };
}
