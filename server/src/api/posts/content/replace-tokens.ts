/** Of a sanitised text, where `<` and `>` stand in no attribute: a tag, or the words between two. */
const tokens = /<[^<>]*>|[^<]+/g;

/**
 * Replaces each tag and each run of words of a sanitised text. A link ends at the next `</a>` or `<a>`, as in a browser: texts
 * stored before nesting was repaired have links in links.
 */
export function replaceTokens(html: string, replace: (token: string, isInLink: boolean) => string) {
  let isInLink = false;
  return html.replace(tokens, (token) => {
    if (/^<\/?a[ >]/.test(token)) isInLink = !token.startsWith('</');
    return replace(token, isInLink);
  });
}
