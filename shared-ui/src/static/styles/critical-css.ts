import { compile, type Element, serialize, stringify } from 'stylis';

const classInHtml = /ui-[\w-]+/g;
const classInSelector = /(?<=\.)ui-[\w-]+/g;
/** `:not(.a)`, `:has(.b)` and the like are left out of account: a rule may be sent needlessly, but is never missing. */
const innermostBrackets = /\([^()]*\)/g;

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(innermostBrackets, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** The kit's classes of a rule, selector by selector. */
const toClasses = ({ props }: Element) =>
  [props].flat().map((selector) => withoutBrackets(selector).match(classInSelector) ?? []);

export type ParsedSheet = { elements: Element[]; classesByRule: Map<Element, string[][]> };

const rulesIn = (elements: Element[]): Element[] =>
  elements.flatMap((element) => {
    if (element.type === 'rule') return [element];
    return Array.isArray(element.children) ? rulesIn(element.children) : [];
  });

/** Parsed once; `criticalCssOf` chooses from it for each page. */
export function parseSheet(css: string): ParsedSheet {
  const elements = compile(css);
  return { elements, classesByRule: new Map(rulesIn(elements).map((rule) => [rule, toClasses(rule)])) };
}

/** The rules for the classes in `shown`, and those for no class of the kit; all of them where nothing is known of the page. */
function toCriticalCss({ elements, classesByRule }: ParsedSheet, shown: ReadonlySet<string> | null): string[] {
  if (shown === null) return elements.map((element) => serialize([element], stringify));
  const isShown = (rule: Element) =>
    classesByRule.get(rule)?.some((classes) => classes.every((name) => shown.has(name))) ?? true;
  return elements.map((each) =>
    serialize([each], (element, ...rest) => (isShown(element) ? stringify(element, ...rest) : '')),
  );
}

const layerBegins = '@layer recipes{';

/** Neighbours of one layer in one block: every page carries them. */
function joinLayers(blocks: string[]): string {
  const joined: string[] = [];
  for (const block of blocks.filter(Boolean)) {
    const before = joined.at(-1);
    if (before?.startsWith(layerBegins) && block.startsWith(layerBegins))
      joined.splice(-1, 1, before.slice(0, -1) + block.slice(layerBegins.length));
    else joined.push(block);
  }
  return joined.join('');
}

/** Far more than the pages of the portal show: a page's state adds or takes a few classes. */
export const maxCachedChoices = 200;

/** A stylesheet; `isOnEveryPage`: its rules come whatever the page shows. */
export type Part = { sheet: ParsedSheet; isOnEveryPage: boolean };

/**
 * Chooses from `parts` the rules for the kit's classes in `html`, and those for no class of the kit; all of them where
 * there is no `html`. What it spares the home page stands in docs/decisions/010. The outcome is cached by the classes
 * shown: choosing takes 0.4 to 1.9 ms, and pages of one kind show the same.
 */
export function criticalCssOf(parts: Part[]): (html: string | null) => string {
  const chosenFrom = parts.filter(({ isOnEveryPage }) => !isOnEveryPage);
  const classes = new Set(chosenFrom.flatMap(({ sheet }) => [...sheet.classesByRule.values()].flat(2)));
  const cache = new Map<string, string>();

  const choose = (shown: ReadonlySet<string> | null) =>
    joinLayers(parts.flatMap(({ sheet, isOnEveryPage }) => toCriticalCss(sheet, isOnEveryPage ? null : shown)));

  return function criticalCss(html) {
    if (html === null) return choose(null);
    const named = new Set(html.match(classInHtml));
    // what looks like a class in a text that people typed neither changes the choice nor fills the cache
    const shown = [...classes].filter((name) => named.has(name));
    const key = shown.join(' ');
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const chosen = choose(new Set(shown));
    if (cache.size >= maxCachedChoices) cache.clear();
    cache.set(key, chosen);
    return chosen;
  };
}
