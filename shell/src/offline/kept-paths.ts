const keptPages =
  /^\/(?!.*\.ics$)(?:$|events$|posts(?:\/|$)|links\/|organization\/(?:secritary-general|national-office|provincial-offices|members)(?:\/|$))/;
const keptAnswers = /^\/api\/(?:(?:post|events)(?:\/[^/]+)?|org\/.+|auth\/offices)$/;

/** Pages that anyone may read: nothing in them is about their reader. A calendar is no page. */
export const isKeptPage = (pathname: string) => keptPages.test(pathname);

/** What those pages request for anyone: who comes to an event, or what a post said before, is for some alone. */
export const isKeptAnswer = (pathname: string) => keptAnswers.test(pathname);
