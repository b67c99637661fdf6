import { diffArrays } from 'diff';
import type { ComparedPart } from 'shared-ui/compared-text';
import { historyMessages as messages } from './messages.ts';

/** Texts that have less in common are shown one after the other: comparing them would hold up the page. */
const maxEditLength = 4_000;
const toWords = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}_\u200C\u200D]+|\s+|./gsu) ?? [];

const blocks = 'p, h1, h2, h3, h4, h5, h6, li';

/** The words of an HTML text, a line a block. A picture is named by its number in `pictures`, so that another one is seen. */
function toLines(html: string, pictures: string[]): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    if (!pictures.includes(image.src)) pictures.push(image.src);
    image.replaceWith(messages.pictureInText(pictures.indexOf(image.src) + 1));
  }
  for (const lineBreak of body.querySelectorAll('br')) lineBreak.replaceWith('\n');
  // an item may hold a list, whose items are lines of their own
  for (const block of body.querySelectorAll(blocks)) {
    block.before('\n');
    block.after('\n');
  }
  const lines = body.textContent.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

type Run = { value: string[]; added: boolean; removed: boolean };

const changeOf = ({ added, removed }: Run): Pick<ComparedPart, 'change'> =>
  added ? { change: 'added' } : removed ? { change: 'removed' } : {};

const isSpace = ({ value, added, removed }: Run) => !added && !removed && /^ +$/.test(value.join(''));

/** Words that changed one after the other are one change: the space between them belongs to both texts. */
function joinAcrossSpaces(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    if (removed.length > 0) all.push({ value: removed, added: false, removed: true });
    if (added.length > 0) all.push({ value: added, added: true, removed: false });
    [removed, added] = [[], []];
  };
  for (const [index, run] of runs.entries()) {
    const isBetween = isSpace(run) && removed.length > 0 && added.length > 0 && index < runs.length - 1;
    if (run.removed || isBetween) removed.push(...run.value);
    if (run.added || isBetween) added.push(...run.value);
    if (run.removed || run.added || isBetween) continue;
    flush();
    all.push(run);
  }
  flush();
  return all;
}

/** The parts between line breaks, each block by itself. */
function toBlocks(runs: readonly Run[]): ComparedPart[][] {
  const all: ComparedPart[][] = [[]];
  for (const run of runs) {
    for (const [index, words] of run.value.join('').split('\n').entries()) {
      if (index > 0) all.push([]);
      if (words !== '') all.at(-1)?.push({ words, ...changeOf(run) });
    }
  }
  return all.filter((parts) => parts.length > 0);
}

/** What was added to a text and what was removed from it, word by word. */
export function compareWords(before: string, now: string): ComparedPart[][] {
  const runs = diffArrays(toWords(before), toWords(now), { maxEditLength }) ?? [
    { value: [before, '\n'], added: false, removed: true },
    { value: [now], added: true, removed: false },
  ];
  return toBlocks(joinAcrossSpaces(runs));
}

/** The same of two texts of the editor, block by block. */
export function compareTexts(before: string, now: string): ComparedPart[][] {
  const pictures: string[] = [];
  return compareWords(toLines(before, pictures), toLines(now, pictures));
}
