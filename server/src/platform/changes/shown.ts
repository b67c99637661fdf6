import { AsyncLocalStorage } from 'node:async_hooks';
import { type ChangeNotice, isPublic, type PublicNoun } from './changes.ts';

/** What a page shows, and what a change concerns: a row, the list of a noun (`posts`), or such a list of one office (`posts of …`). */
export type Tag = PublicNoun | `${PublicNoun} ${string}`;

export const rowOf = (noun: PublicNoun, id: string): Tag => `${noun} ${id.toLowerCase()}`;
export const listOf = (noun: PublicNoun, office?: string | null): Tag =>
  office ? `${noun} of ${office.toLowerCase()}` : noun;

/** What a change concerns; nothing where no page shows its noun. A row that is edited may come to a list, leave it or move in it. */
export function tagsOfChange({ noun, id, office, formerOffice }: ChangeNotice): Tag[] {
  if (!isPublic(noun)) return [];
  return [rowOf(noun, id), ...[null, office, formerOffice].map((each) => listOf(noun, each))];
}

const recording = new AsyncLocalStorage<Set<Tag>>();

/** Declares what the reply shows that is being made: for services, before they read what visitors see and may find nothing. */
export function shows(...tags: Tag[]) {
  const shown = recording.getStore();
  for (const tag of tags) shown?.add(tag);
}

/** For presenters: rows that came with what a service declared. By themselves they do not say what else was read. */
export function showsBesides(...tags: Tag[]) {
  if (recording.getStore()?.size) shows(...tags);
}

/** What `make` makes, and what it shows, as does whatever it becomes part of: `undeclared` where nothing is declared. */
export async function recordShown<Made>(make: () => Promise<Made>, undeclared: readonly Tag[] = []) {
  const tags = new Set<Tag>();
  try {
    return { made: await recording.run(tags, make), tags };
  } finally {
    if (tags.size === 0) for (const tag of undeclared) tags.add(tag);
    shows(...tags);
  }
}
