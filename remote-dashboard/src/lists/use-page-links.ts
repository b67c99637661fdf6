import type { PageLink } from 'shared-ui/data-grid';
import { useLocation, useSearchParams } from 'shared-ui/router';
import { messages } from './messages.ts';

/** The pages one came through, as query strings: the server knows the way on, the browser the way back. */
type Trail = { trail?: string[] } | null;

export function usePageLinks(next: string | null): PageLink[] {
  const [params] = useSearchParams();
  const trail = (useLocation().state as Trail)?.trail ?? [];
  const search = (cursor?: string) => {
    const copy = new URLSearchParams(params);
    copy.delete('cursor');
    if (cursor) copy.set('cursor', cursor);
    return `?${copy}`;
  };
  const back = trail.at(-1);
  const here = `?${params}`;
  // pressed twice before the next page came, it leads there once
  const trailTo = (ahead: string) => (ahead === here ? trail : [...trail, here]);
  return [
    ...(params.has('cursor') && trail.length !== 1 ? [{ words: messages.first, search: search() }] : []),
    ...(back ? [{ words: messages.previous, search: back, state: { trail: trail.slice(0, -1) } }] : []),
    ...(next ? [{ words: messages.next, search: search(next), state: { trail: trailTo(search(next)) } }] : []),
  ];
}
