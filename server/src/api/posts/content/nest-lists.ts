/** `level` of one in no other list is 0; `tag` is its start tag. */
type Item = { level: number; list: 'ol' | 'ul'; tag: string; words: string };
type Lists = { items: Item[]; isRtl: boolean };
type OpenList = { level: number; list: Item['list']; numbered: number };

/** Of a sanitised text, where `<` and `>` stand in no attribute: its tags, and the words between them. */
const tokens = /<(\/?)([a-z]\w*\b)([^<>]*)>|[^<]+/g;
type Token = RegExpMatchArray;

const isList = (name = '') => name === 'ol' || name === 'ul';
const isListStart = ([, slash, name]: Token) => isList(name) && slash === '';
const isVoid = (name: string) => name === 'br' || name === 'img';
const isRightToLeft = (tag: string) => tag.includes('dir="rtl"') || tag.includes('ql-direction-rtl');

/** The editor writes all items into one `<ol>`: what an item is, and how deep it stands, it says of each. */
function toItem(tag: string, lists: string[]): Item {
  const own = /\bdata-list="(ordered|bullet)"/.exec(tag)?.[1];
  const isBullet = own ? own === 'bullet' : lists.at(-1) === 'ul';
  const indent = Number(/\bql-indent-([1-8])\b/.exec(tag)?.[1] ?? 0);
  return { level: lists.length - 1 + indent, list: isBullet ? 'ul' : 'ol', tag, words: '' };
}

/**
 * Reads lists that follow each other, tag by tag. `take` answers whether a tag, or words, may stand where they do: not words
 * below the list in an item, nor a list in a heading, which stay as they were written.
 */
function listsReader() {
  const items: Item[] = [];
  const lists: string[] = [];
  /** The items that are open, and undefined for each list. */
  const open: ({ item: Item; hasList: boolean } | undefined)[] = [];
  /** Elements that are open inside the words of an item. */
  let inside = 0;
  let isRtl = false;

  function takeStructure(tag: string, slash: string, name: string) {
    const around = open.at(-1);
    if (inside > 0 || (slash === '' && name === 'li' && (around || lists.length === 0))) return false;
    isRtl ||= isRightToLeft(tag);
    if (slash !== '') {
      open.pop();
      if (name !== 'li') lists.pop();
    } else if (name === 'li') {
      const item = toItem(tag, lists);
      items.push(item);
      open.push({ item, hasList: false });
    } else {
      lists.push(name);
      open.push(undefined);
      if (around) around.hasList = true;
    }
    return true;
  }

  function takeWords(text: string, slash: string, name: string) {
    const around = open.at(-1);
    if (!around || around.hasList) return text.trim() === '';
    around.item.words += text;
    if (name !== '' && !isVoid(name)) inside += slash === '' ? 1 : -1;
    return true;
  }

  return {
    take: ([text, slash = '', name = '']: Token) =>
      isList(name) || name === 'li' ? takeStructure(text, slash, name) : takeWords(text, slash, name),
    isBetween: () => lists.length === 0,
    count: () => items.length,
    read: (count: number): Lists => ({ items: items.slice(0, count), isRtl }),
  };
}

/** The lists that follow each other from a place on, as far as they can be read, and where they and the reading ended. */
function readLists(all: Token[], from: number) {
  const reader = listsReader();
  let done = { count: 0, next: from };
  for (let at = from; at < all.length; at += 1) {
    const token = all[at];
    if (!token || (reader.isBetween() && !isListStart(token))) return { ...reader.read(done.count), ...done, read: at };
    if (!reader.take(token)) return { ...reader.read(done.count), ...done, read: at };
    if (reader.isBetween()) done = { count: reader.count(), next: at + 1 };
  }
  return { ...reader.read(done.count), ...done, read: all.length };
}

const startOf = ({ list, numbered }: OpenList, isRtl: boolean) =>
  `<${list}${list === 'ol' && numbered > 0 ? ` start="${numbered + 1}"` : ''}${isRtl ? ' dir="rtl"' : ''}>`;

/** The direction is that of the whole list, so that its marks stand on one side. */
const withoutDirection = (tag: string) => tag.replace(/ dir="rtl"|ql-direction-rtl/, '');

/** Writes items as lists in lists. One that skips a level stands one below the item before it. */
function writeLists({ items, isRtl }: Lists) {
  const written: string[] = [];
  const open: OpenList[] = [];

  /** The list to which an item of this level belongs, if one is open; lists of deeper levels end here. */
  function listAt(level: number) {
    for (let last = open.at(-1); last && last.level > level; last = open.at(-1)) {
      const below = open.at(-2);
      if (!below || below.level < level) last.level = level;
      else written.push(`</li></${open.pop()?.list}>`);
    }
    return open.at(-1)?.level === level ? open.at(-1) : undefined;
  }

  for (const { level, list, tag, words } of items) {
    const present = listAt(level) ?? { level, list, numbered: 0 };
    const isNew = !open.includes(present);
    if (isNew) open.push(present);
    else written.push(present.list === list ? '</li>' : `</li></${present.list}>`);
    if (isNew || present.list !== list) {
      present.list = list;
      written.push(startOf(present, isRtl && open.length === 1));
    }
    if (list === 'ol') present.numbered += 1;
    written.push(withoutDirection(tag), words);
  }
  for (const { list } of open.toReversed()) written.push(`</li></${list}>`);
  return written.join('');
}

/**
 * Writes the lists of a sanitised text as HTML has them: bullets as `<ul>`, and a list of an item inside that item, in place of
 * the editor's single `<ol>`. Lists that follow each other are one, whose numbers go on. Twice is as once.
 */
export function nestLists(html: string) {
  if (!/<[ou]l\b/.test(html)) return html;
  const all = [...html.matchAll(tokens)];
  const written: string[] = [];
  for (let at = 0; at < all.length; ) {
    const token = all[at] as Token;
    if (isListStart(token)) {
      const lists = readLists(all, at);
      if (lists.items.length > 0) written.push(writeLists(lists));
      // what could not be read was read once: the lists in it are found further on
      const rest = lists.next < all.length && isListStart(all[lists.next] as Token) ? lists.read : lists.next;
      written.push(...all.slice(lists.next, rest).map(([text]) => text));
      at = rest;
    } else {
      written.push(token[0]);
      at += 1;
    }
  }
  return written.join('');
}
