import { AsyncLocalStorage } from 'node:async_hooks';
import { type Tag, tagsOfCall } from './tags.ts';

const rendering = new AsyncLocalStorage<Set<Tag>>();

/** Adds what this call read to the page that is being rendered. */
export function noteCall(url: URL, reply: string) {
  const tags = rendering.getStore();
  if (tags) for (const tag of tagsOfCall(url, reply)) tags.add(tag);
}

/** Renders a page, and records what its calls read. */
export async function recordTags<Page>(render: () => Promise<Page>) {
  const tags = new Set<Tag>();
  return { page: await rendering.run(tags, render), tags };
}
