import { type Direction, directionOf } from 'shared-ui/direction';
import { serverLimits } from '../../../limits.ts';
import { nestLists } from './nest-lists.ts';

/** Of a sanitised text, where `<` and `>` stand in no attribute. */
const block = /<(p|h[1-6]|li)( [^<>]*)>/g;
const side = /\b(?:align="|ql-align-)(left|center|right|justify)\b/;
const rightToLeft = /\b(?:dir="rtl"|ql-direction-rtl\b)/;

/** More than any text of the tests takes; each pass is linear. */
const maxPasses = 5;

const withAttributes = (html: string) =>
  html.replace(block, (_, name: string, attributes: string) => {
    const align = side.exec(attributes)?.[1];
    return `<${name}${align ? ` align="${align}"` : ''}${rightToLeft.test(attributes) ? ' dir="rtl"' : ''}>`;
  });

/**
 * A sanitised text in standard HTML, without what only the editor understands: lists in lists, `align`, and `dir="rtl"` where
 * the author chose it. It is what is stored; of a text that was stored before, what is read. Twice is as once.
 */
export function toStandardHtml(html: string): string {
  let standard = html;
  // lists that were read as words may be readable once others around them are nested
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const before = standard;
    standard = withAttributes(nestLists(before));
    if (standard === before) break;
  }
  return standard;
}

/** The same of a text as it is stored, which is so already but where it was stored before. */
export const toStandardStored = (html: string) => (/ data-list="| class="ql-/.test(html) ? toStandardHtml(html) : html);

const outerTag = /<(\/?)(p|h[1-6]|ol|ul)\b([^<>]*)>/g;
const latin = /[a-z]/i;
const toText = (html: string) => html.replace(/<[^<>]*>|&\w+;/g, ' ');

type Block = { start: number; end: number; tagEnds: number[]; hasDirection: boolean };

/** Paragraphs, headings and lists that lie in no other; lists that follow each other are one. */
function outerBlocks(html: string) {
  const blocks: Block[] = [];
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(outerTag)) {
    const end = index + tag.length;
    if (slash === '' && depth === 0) {
      const last = blocks.at(-1);
      const insertAt = index + 1 + name.length;
      const hasDirection = tag.includes(' dir=');
      const goesOn = last?.end === index && name.endsWith('l') && html.startsWith('l', index - 2);
      if (last && goesOn) last.tagEnds.push(insertAt);
      else if (blocks.length === serverLimits.maxBlocksDirected) return blocks;
      else blocks.push({ start: index, end, tagEnds: [insertAt], hasDirection });
    }
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    const last = blocks.at(-1);
    if (last && depth === 0) last.end = end;
  }
  return blocks;
}

/**
 * Says of each paragraph, heading and list of a text in standard HTML that is read from left to right that it is: by all of
 * its words and the language of the text around, which its beginning tells. The others are read as the portal is, from right to left.
 */
export function withDirections(html: string) {
  const beginning = toText(html.slice(0, serverLimits.languageSampleLength));
  if (html.length <= serverLimits.languageSampleLength && !latin.test(beginning)) return html;
  const around: Direction = directionOf(beginning);
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end, tagEnds, hasDirection } of outerBlocks(html)) {
    const words = hasDirection ? '' : toText(html.slice(start, end));
    if (hasDirection || (around === 'rtl' && !latin.test(words)) || directionOf(words, around) === 'rtl') continue;
    for (const at of tagEnds) {
      pieces.push(html.slice(done, at), ' dir="ltr"');
      done = at;
    }
  }
  return pieces.join('') + html.slice(done);
}
