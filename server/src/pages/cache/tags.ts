import type { ChangeNotice } from '../../platform/changes/changes.ts';

/**
 * What a page depends on, and what a change concerns: the id of a row, a list of a noun (`posts`), or such a list of one
 * office (`posts of …`).
 */
export type Tag = string;

export const nouns = ['members', 'offices', 'posts'] as const;
type Noun = (typeof nouns)[number];

/** The rest of an id from its first hyphen on, which is found four times as fast as its beginning. */
const restOfId = /(?<=[\da-f]{8})(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

const idsIn = (text: string): Tag[] =>
  Array.from(text.matchAll(restOfId), ({ 0: rest, index }) => text.slice(index - 8, index + rest.length).toLowerCase());
const isShown = (noun: string): noun is Noun => (nouns as readonly string[]).includes(noun);

const listOf = (noun: Noun, office: string | null): Tag => (office ? `${noun} of ${office.toLowerCase()}` : noun);

/** The lists that a call reads by its path; those of other paths read all that there are. */
const lists: [path: RegExp, toTags: (id: string, query: URLSearchParams) => Tag[]][] = [
  [/^\/api\/(?:post|org\/members)\/[^/]+$/, () => []],
  [/^\/api\/events$/, (_, query) => [listOf('posts', query.get('office'))]],
  // a search finds posts by the names of their authors too
  [/^\/api\/post$/, (_, query) => [listOf('posts', query.get('office')), ...(query.has('q') ? ['members'] : [])]],
  [/^\/api\/org\/members$/, (_, query) => [listOf('members', query.get('office'))]],
  [/^\/api\/(?:org\/provincial-offices|auth\/offices)$/, () => ['offices']],
  [/^\/api\/org\/provincial-offices\/([^/]+)$/, (id) => [listOf('members', id), listOf('posts', id)]],
];

function listsReadBy({ pathname, searchParams }: URL): Tag[] {
  for (const [path, toTags] of lists) {
    const match = path.exec(pathname);
    if (match) return toTags(match[1] ?? '', searchParams);
  }
  return [...nouns];
}

/** What a page that got `reply` from this call depends on. */
export const tagsOfCall = (url: URL, reply: string): Tag[] => [
  ...listsReadBy(url),
  ...idsIn(url.href),
  ...idsIn(reply),
];

/** What a change concerns; nothing where no page shows its noun. A row that is edited may come to a list, leave it or move in it. */
export function tagsOfChange({ noun, id, office, formerOffice }: ChangeNotice): Tag[] {
  if (!isShown(noun)) return [];
  const offices = [office, formerOffice].filter((each) => each !== null);
  return [id, noun, ...offices.map((each) => listOf(noun, each))];
}
