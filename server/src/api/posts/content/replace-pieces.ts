/** Of a sanitised text, where `<` and `>` stand in no attribute: a tag, or the words between two. */
const pieces = /<[^<>]*>|[^<]+/g;

/**
 * Replaces each tag and each run of words of a sanitised text. A link ends at the next `</a>` or `<a>`, as in a browser: texts
 * stored before nesting was repaired have links in links.
 */
export function replacePieces(html: string, replace: (piece: string, isInLink: boolean) => string) {
  let isInLink = false;
  return html.replace(pieces, (piece) => {
    if (/^<\/?a[ >]/.test(piece)) isInLink = !piece.startsWith('</');
    return replace(piece, isInLink);
  });
}
