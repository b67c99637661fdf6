import { compile, type Element, serialize, stringify } from 'stylis';

const shownNames = /ui-[\w-]+/g;
const namesOfSelector = /(?<=\.)ui-[\w-]+/g;
/** `:not(.a)`, `:has(.b)` and the like: what stands in them may be shown or not. */
const innermostBrackets = /\([^()]*\)/g;

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(innermostBrackets, '');
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** Each rule's classes, by selector. */
const namesOf = ({ props }: Element) =>
  [props].flat().map((selector) => withoutBrackets(selector).match(namesOfSelector) ?? []);

export type Sheet = { elements: Element[]; names: Map<Element, string[][]> };

const rulesIn = (elements: Element[]): Element[] =>
  elements.flatMap((element) => {
    if (element.type === 'rule') return [element];
    return Array.isArray(element.children) ? rulesIn(element.children) : [];
  });

/** Reads a style sheet once, for the pages of many. */
export function toSheet(css: string): Sheet {
  const elements = compile(css);
  return { elements, names: new Map(rulesIn(elements).map((rule) => [rule, namesOf(rule)])) };
}

/** The rules for the kit's classes in `html`, and those for no class of the kit; all of them where there is no `html` yet. */
export function toCriticalCss({ elements, names }: Sheet, html: string | null): string {
  if (html === null) return serialize(elements, stringify);
  const shown = new Set(html.match(shownNames));
  const isShown = (rule: Element) => names.get(rule)?.some((all) => all.every((name) => shown.has(name))) ?? true;
  return serialize(elements, (element, ...rest) => (isShown(element) ? stringify(element, ...rest) : ''));
}
