import { pageErrorLimits } from 'shared-api/contract/front-ends/page-error-limits';

const masked = '…';

type Replacement = [RegExp, string | ((found: string, kept?: string) => string)];

/** A run of signs without a blank: an e-mail address is masked, of an address of a page what may name a person. */
function maskRun(run: string) {
  const page = run.search(/https?:\/\//);
  const query = page < 0 ? -1 : run.slice(page).search(/[?#]/);
  const kept = query < 0 ? run : run.slice(0, page + query);
  return kept.lastIndexOf('@', kept.length - 2) > 0 ? masked : kept;
}

/** What is looked for, and what stands in its place. Each is linear in the length of the text. */
const replacements: Replacement[] = [
  [/\S+/g, maskRun],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, masked],
  [/\b(?=[a-f]{0,39}\d)[0-9a-f]{16,}\b/gi, masked],
  // phone numbers, however they are grouped
  [/\+?\d(?:[\s().-]{0,2}\d){5,}/g, masked],
  // a quoted text may be what somebody typed; a browser quotes the name of a property too
  [/(property "[\w$]{1,40}")|"[^"]*"?/g, (_, property) => property ?? `"${masked}"`],
  [/(?<!\w)'(?![\w$.]{1,40}')[^']*'?/g, `'${masked}'`],
  // our sources speak English; names of persons and what they write do not
  [/[^\x20-\x7e]+/g, masked],
];

/** The message of an error without what may name a person or tell what one typed. */
export const maskMessage = (message: string) =>
  replacements
    .reduce((text, [what, by]) => text.replace(what, by as string), message.replace(/\s+/g, ' '))
    .slice(0, pageErrorLimits.messageLength);

/** The path of a page; `:id` in place of each part that names one thing. */
export const maskRoute = (route: string) =>
  (route.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (/^[a-z-]{0,30}$/i.test(part) ? part : ':id'))
    .join('/')
    .slice(0, pageErrorLimits.routeLength);
