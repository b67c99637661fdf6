import type Quill from 'quill/core.js';
import { Delta } from 'quill/core.js';

const betweenCells = ' · ';
const betweenLines = ' / ';
const emptyCell = '—';

const isCell = ({ tagName }: Element) => tagName === 'TD' || tagName === 'TH';
const cellsOf = (row: Element | null) => [...(row?.children ?? [])].filter(isCell);

/** In one line; formats of lines have none to stand on. */
function inOneLine(cell: Delta, lineFormats: readonly string[]): Delta {
  const line = new Delta();
  let isBroken = false;
  for (const { insert, attributes = {} } of cell.ops) {
    const inLine = Object.fromEntries(Object.entries(attributes).filter(([name]) => !lineFormats.includes(name)));
    for (const [at, piece] of (typeof insert === 'string' ? insert.split('\n') : [insert]).entries()) {
      isBroken ||= at > 0;
      if (!piece) continue;
      if (isBroken && line.length() > 0) line.insert(betweenLines);
      isBroken = false;
      line.insert(piece, inLine);
    }
  }
  return line;
}

/** Of a row, who stands beside what: a line a row. A table of one column only lays out what is in it. */
function toCell(cell: Element, delta: Delta, lineFormats: readonly string[]): Delta {
  const cells = cellsOf(cell.parentElement);
  if (cells.length < 2) return delta;
  const line = inOneLine(delta, lineFormats);
  if (line.length() === 0) line.insert(emptyCell);
  return cell === cells.at(-1) ? line : line.insert(betweenCells);
}

const isEmpty = (row: Element) => row.textContent?.trim() === '' && !row.querySelector('img');

/** Addresses become links where they are read, with their own direction; as words, they can be corrected. */
const ownAddress = 'a[dir="ltr"]';
const isOwnAddress = (link: Element) =>
  [link.textContent, `https://${link.textContent}`].includes(link.getAttribute('href') ?? '');

/** How what has no format of its own comes into a text: tables, and addresses. */
export function addPasteMatchers({ clipboard }: Quill, lineFormats: readonly string[]): void {
  clipboard.addMatcher('td, th', (cell, delta) => toCell(cell as Element, delta, lineFormats));
  clipboard.addMatcher('tr', (row, delta) => (isEmpty(row as Element) ? new Delta() : delta));
  clipboard.addMatcher(ownAddress, (link, delta) =>
    isOwnAddress(link as Element) ? delta.compose(new Delta().retain(delta.length(), { link: null })) : delta,
  );
}
