type TextElement = { name: string; tag: string; isOpen: boolean };

const tokens = /<(\/?)([a-z]\w*\b)[^<>]*>|[^<]+/g;
const formats = ['a', 'strong', 'em', 'u', 's'];
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const lists = ['ol', 'ul'];
const blocks = ['p', 'li', ...lists, ...headings];

/** Whether an open element ends where another starts; `between` are the names of those that are open inside it. */
function endsAt(name: string, start: string, between: string[]) {
  if (name === 'a') return start === 'a';
  if (name === 'p') return blocks.includes(start);
  if (name === 'li') return start === 'li' && !between.some((each) => lists.includes(each) || headings.includes(each));
  return headings.includes(name) && headings.includes(start) && between.length === 0;
}

/**
 * Ends elements of a sanitised text where a browser would end them: a link where another starts, a paragraph where a block
 * starts. Removes the tags of links and pictures without an address. So what is stored is what readers see, and a text that
 * is sanitised twice stays as it was.
 */
export function nestElements(html: string) {
  /** Those whose end tag is still to come, at most as many as the sanitiser's limit of nesting. */
  const elements: TextElement[] = [];
  const written: string[] = [];

  /** An element that would be left empty is removed. */
  function endEarly(element: TextElement) {
    element.isOpen = false;
    if (written.at(-1) === element.tag) written.pop();
    else written.push(`</${element.name}>`);
  }

  function open(element: TextElement) {
    const opened = elements.filter(({ isOpen }) => isOpen);
    const names = opened.map(({ name }) => name);
    const at = names.findLastIndex((name, index) => endsAt(name, element.name, names.slice(index + 1)));
    if (at >= 0) {
      for (const each of opened.slice(at).toReversed()) endEarly(each);
      // after a link everything that was open in it goes on, after a block only the formats of its text
      for (const each of opened.slice(at + 1)) if (names[at] === 'a' || formats.includes(each.name)) open(each);
      open(element);
    } else {
      element.isOpen = true;
      written.push(element.tag);
    }
  }

  function start(name: string, tag: string) {
    const element = { name, tag, isOpen: false };
    if (tag !== '<a>') open(element);
    elements.push(element);
  }

  for (const [token, slash, name = ''] of html.matchAll(tokens)) {
    if (token === '<img>') continue;
    if (name === '' || name === 'br' || name === 'img') written.push(token);
    else if (slash === '') start(name, token);
    else if (elements.pop()?.isOpen) written.push(token);
  }
  return written.join('');
}
