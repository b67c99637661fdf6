import { paths, patternOf } from 'shared-api/contract/paths';

const cachedAnswers = /^\/api\/(?:(?:post|events)(?:\/[^/]+)?|org\/.+|auth\/offices)$/;

/** Pages that anyone may read: nothing in them is about their reader. */
export const isCachedPage = (pathname: string) => paths[patternOf(pathname) ?? '']?.isKept === true;

/** What those pages request for anyone: who comes to an event, or what a post said before, is for some alone. */
export const isCachedAnswer = (pathname: string) => cachedAnswers.test(pathname);
