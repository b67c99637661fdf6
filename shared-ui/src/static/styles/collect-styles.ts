import createCache, { type EmotionCache } from '@emotion/cache';
import { renderWithCache } from '../../interactive/provider/emotion-cache.ts';
import { withoutUnread } from './without-unread.ts';

/** One `<style data-emotion="…">` of the head. */
export type StyleTag = { dataEmotion: string; css: string };

/**
 * Emotion in `compat` mode keeps the rules to itself instead of writing `<style>` into the body. Without its prefixes: no
 * browser that has cascade layers needs them, and every page would carry them.
 */
function createRenderCache(): EmotionCache {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  return cache;
}

/** Each rule comes in a layer of its own, all of them of one name. */
const layerBegunAgain = '}@layer recipes{';

const isRule = (entry: [string, string | true]): entry is [string, string] =>
  typeof entry[1] === 'string' && entry[1] !== '';

function toStyleTags(cache: EmotionCache): StyleTag[] {
  const rules = Object.entries(cache.inserted).filter((entry): entry is [string, string] =>
    isRule(entry as [string, string | true]),
  );
  const scoped = rules.filter(([id]) => cache.registered[`css-${id}`] !== undefined);
  const global = rules.filter(([id]) => cache.registered[`css-${id}`] === undefined);
  const tags = global.map(([id, css]) => ({ dataEmotion: `css-global ${id}`, css }));
  if (scoped.length === 0) return tags;
  const ids = scoped.map(([id]) => id).join(' ');
  const css = scoped.map(([, css]) => css).join('');
  return [...tags, { dataEmotion: `css ${ids}`, css: withoutUnread(css.replaceAll(layerBegunAgain, '')) }];
}

/** Runs a synchronous rendering and answers it with the rules of the Chakra parts that it met, and only those. */
export function collectStyles(render: () => string): { html: string; styleTags: StyleTag[] } {
  const cache = createRenderCache();
  const html = renderWithCache(cache, render);
  return { html, styleTags: toStyleTags(cache) };
}
