const classNames = /ui-[\w-]+/g;

export type Part = {
  css: string;
  /** Those that no part before it names: a later part may only adjust them. */
  names: string[];
  isEverywhere: boolean;
};

/** Style sheets with the classes each is known by. */
export function toParts(sheets: string[], ofEveryPage: ReadonlySet<string>): Part[] {
  const known = new Set<string>();
  return sheets.map((css) => {
    const names = (css.match(/(?<=\.)ui-[\w-]+/g) ?? []).filter((name) => !known.has(name));
    for (const name of names) known.add(name);
    return { css, names, isEverywhere: ofEveryPage.has(css) };
  });
}

/** The parts that `html` shows, and those of every page; all of them where there is no `html` yet. */
export function chooseParts(parts: Part[], html: string | null): Part[] {
  if (html === null) return parts;
  const shown = new Set(html.match(classNames));
  return parts.filter(({ names, isEverywhere }) => isEverywhere || names.some((name) => shown.has(name)));
}
