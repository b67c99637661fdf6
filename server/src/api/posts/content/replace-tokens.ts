/** Of a sanitised text, where `<` and `>` stand in no attribute: the tags of links and pictures. */
const tags = /<(?:\/?a|img)\b[^<>]*>/g;

export type Token = { isTag: boolean; isInLink: boolean };

/**
 * Replaces each tag of a link or a picture, and what stands between two of them, other tags included. A link ends at the next
 * `</a>` or `<a>`, as in a browser: texts stored before nesting was repaired have links in links. What follows `most` tags stays.
 */
export function replaceTokens(
  html: string,
  replace: (text: string, token: Token) => string,
  most = Number.POSITIVE_INFINITY,
) {
  const replaced: string[] = [];
  let isInLink = false;
  let done = 0;
  let seen = 0;
  for (const { 0: tag, index } of html.matchAll(tags)) {
    seen += 1;
    if (seen > most) return replaced.join('') + html.slice(done);
    if (index > done) replaced.push(replace(html.slice(done, index), { isTag: false, isInLink }));
    if (!tag.startsWith('<img')) isInLink = !tag.startsWith('</');
    replaced.push(replace(tag, { isTag: true, isInLink }));
    done = index + tag.length;
  }
  if (done === 0) return replace(html, { isTag: false, isInLink });
  return replaced.join('') + replace(html.slice(done), { isTag: false, isInLink });
}
