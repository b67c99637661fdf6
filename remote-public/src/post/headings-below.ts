const heading = /(<\/?h)([1-6])\b/g;

/** A text whose headings begin right below the page's own, whatever level its author began with. */
export function headingsBelow(html: string, title: number): string {
  const levels = [...html.matchAll(heading)].map(([, , level]) => Number(level));
  const shift = title + 1 - Math.min(...levels);
  return html.replace(heading, (_, tag: string, level: string) => `${tag}${Math.min(6, Number(level) + shift)}`);
}
