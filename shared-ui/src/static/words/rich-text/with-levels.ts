const tag = /<(\/?)h([1-6])\b/g;

/**
 * Puts the headings of a text below a title of rank `title`, one rank after the other, whatever ranks their author chose;
 * `data-rank` keeps those, by which they are seen as they were written.
 */
export function withLevels(html: string, title: number): string {
  const ranks = [...new Set([...html.matchAll(tag)].map(([, , rank]) => rank))].sort();
  return html.replace(tag, (_, end: string, rank: string) => {
    const level = Math.min(6, title + 1 + ranks.indexOf(rank));
    return end ? `</h${level}` : `<h${level} data-rank="${rank}"`;
  });
}
