import type Quill from 'quill/core.js';
import { directionOf } from '../../../static/words/text/direction-of.ts';

const isList = (block: Element) => block.tagName === 'OL';
/** The items of a list have one direction, so that their marks stand on one side. */
const wordsOf = (block: Element) =>
  (isList(block) ? [...block.children] : [block]).map(({ textContent }) => textContent).join(' ');
const hasDirection = (block: Element) =>
  Boolean(isList(block) ? block.querySelector('[dir]') : block.hasAttribute('dir'));

/**
 * Marks the paragraphs, headings and lists that are read from left to right, as the server does for readers: by all of their
 * words. The mark is no `dir`, which is a format that only the author sets.
 */
export function markDirections(quill: Quill): void {
  const around = directionOf(quill.getText());
  for (const block of quill.root.children) {
    const isLtr = !hasDirection(block) && directionOf(wordsOf(block), around) === 'ltr' && !quill.editor.isBlank();
    // the editor reads the whole text again at each attribute that is written
    if (isLtr !== block.hasAttribute('data-dir')) block.toggleAttribute('data-dir', isLtr);
    if (isLtr) block.setAttribute('data-dir', 'ltr');
  }
}
