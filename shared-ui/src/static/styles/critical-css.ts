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

/** Parsed once; `toCriticalCss` chooses from it for each page. */
export function parseSheet(css: string): ParsedSheet {
  const elements = compile(css);
  return { elements, classesByRule: new Map(rulesIn(elements).map((rule) => [rule, toClasses(rule)])) };
}

/**
 * The rules for the kit's classes in `html`, and those for no class of the kit; all of them where there is no `html`. What
 * it spares the home page stands in docs/decisions/010.
 */
export function toCriticalCss({ elements, classesByRule }: ParsedSheet, html: string | null): string {
  if (html === null) return serialize(elements, stringify);
  const shown = new Set(html.match(classInHtml));
  const isShown = (rule: Element) =>
    classesByRule.get(rule)?.some((classes) => classes.every((name) => shown.has(name))) ?? true;
  return serialize(elements, (element, ...rest) => (isShown(element) ? stringify(element, ...rest) : ''));
}
