import { paths, patternOf } from 'shared-api/contract/paths';

const cachedAnswers = /^\/api\/(?:(?:post|events)(?:\/[^/]+)?|org\/.+|auth\/offices)$/;

/** Pages that anyone may read: nothing in them is about their reader. */
export const isCachedPage = (pathname: string) => paths[patternOf(pathname) ?? '']?.isKept === true;

/** What those pages request for anyone, but for what somebody typed into a search: who comes to an event, or what a post said before, is for some alone. */
export const isCachedAnswer = ({ pathname, searchParams }: URL) =>
  cachedAnswers.test(pathname) && !searchParams.has('q');

/** A picture whose address will never have other content; a wider file that stands in for one which is not written yet is none. */
export const isImmutable = ({ ok, headers }: Pick<Response, 'ok' | 'headers'>) =>
  ok && headers.get('cache-control')?.includes('immutable') === true;
