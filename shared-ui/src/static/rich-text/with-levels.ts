const opening = /<h([1-6])\b/g;

/**
 * Tells screen readers that the headings of a text stand below a title of rank `title`, one rank after the other, whatever
 * ranks their author chose; what is seen stays as it was written.
 */
export function withLevels(html: string, title: number): string {
  const ranks = [...new Set([...html.matchAll(opening)].map(([, rank]) => rank))].sort();
  return html.replace(
    opening,
    (tag, rank: string) => `${tag} aria-level="${Math.min(6, title + 1 + ranks.indexOf(rank))}"`,
  );
}
