import Quill, { Delta, Op, Parchment, Range } from 'quill/core.js';
import Bold from 'quill/formats/bold.js';
import { DirectionAttribute } from 'quill/formats/direction.js';
import Header from 'quill/formats/header.js';
import Image from 'quill/formats/image.js';
import IndentClass from 'quill/formats/indent.js';
import Italic from 'quill/formats/italic.js';
import Link from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';
import { addPasteMatchers } from './paste-matchers.ts';

/** Quill's own knows no left: where Arabic begins at the right, it is one of the four sides. */
const Align = new Parchment.Attributor('align', 'align', {
  scope: Parchment.Scope.BLOCK,
  whitelist: ['right', 'center', 'left', 'justify'],
});

Link.PROTOCOL_WHITELIST = ['http', 'https', 'mailto', 'tel'];

Quill.register(
  {
    'formats/align': Align,
    'formats/direction': DirectionAttribute,
    'formats/header': Header,
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/strike': Strike,
    'formats/list': List,
    'formats/indent': IndentClass,
    'formats/link': Link,
    'formats/image': Image,
  },
  true,
);

/** In Quill a bullet is a value of `list`, and how deep an item stands is its `indent`. */
const lineFormats = ['header', 'align', 'list', 'indent', 'direction'];
const formats = [...lineFormats, 'bold', 'italic', 'underline', 'strike', 'link', 'image'];

/** Tab leaves the editor, as it leaves any field: lists in lists come by pasting, and Backspace takes an item out. */
const withoutTab = { tab: null, indent: null, outdent: null, 'remove tab': null };

/** `# ` at the beginning of a line makes a heading of it. */
const headingMark = {
  key: ' ',
  collapsed: true,
  format: { header: false, list: false },
  prefix: /^#{1,3}$/,
  handler(this: { quill: Quill }, { index }: Range, { prefix: { length: level } }: { prefix: string }) {
    this.quill.deleteText(index - level, level, 'user');
    this.quill.formatLine(index - level, 1, 'header', level, 'user');
  },
};

const isEmptyLine = (quill: Quill, index: number) => quill.getLine(index)[0]?.length() === 1;

/** What an emptied line loses: of the only one all that makes more of it than a paragraph, of others what makes a heading. */
function formatsToDrop(quill: Quill, index: number): string[] {
  if (quill.composition.isComposing || !isEmptyLine(quill, index)) return [];
  const present = quill.getFormat(index, 0);
  return (quill.getLength() === 1 ? lineFormats : ['header']).filter((format) => format in present);
}

/** An emptied line is a paragraph again; one that is typed over is filled at once, and keeps its formats. */
function resetEmptied(quill: Quill, index: number) {
  const formats = formatsToDrop(quill, index);
  if (formats.length === 0) return;
  queueMicrotask(() => {
    if (!isEmptyLine(quill, index)) return;
    for (const format of formats) quill.formatLine(index, 1, format, false, 'user');
  });
}

/** Where a person took something out. */
function placeOfDeletion({ ops }: Delta): number | undefined {
  const at = ops.findIndex((op) => op.delete);
  return at < 0 ? undefined : new Delta(ops.slice(0, at)).reduce((place, op) => place + Op.length(op), 0);
}

type Files = (files: File[], range: Range) => void;

/** An editor in `place` that knows the formats of a post and no others. Files pasted or dropped go to `onFiles`. */
export function createQuill(place: HTMLElement, onFiles: Files): Quill {
  const quill = new Quill(place, {
    formats,
    modules: {
      keyboard: { bindings: { ...withoutTab, headingMark } },
    },
  });
  // its own drops what is no picture without a word
  quill.uploader.upload = (range: Range, files: FileList | File[]) => onFiles([...files], range);
  // their text is no text
  for (const tag of ['script', 'style']) quill.clipboard.addMatcher(tag, () => new Delta());
  addPasteMatchers(quill, lineFormats);
  quill.on('text-change', (change, _, source) => {
    const place = source === 'user' && !quill.history.ignoreChange ? placeOfDeletion(change) : undefined;
    if (place !== undefined) resetEmptied(quill, place);
  });
  return quill;
}

/** Puts a stored text into the editor, without a step to undo. */
export function setHtml(quill: Quill, html: string): void {
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
}

const markers = /<span class="ql-ui"[^>]*><\/span>/g;
const countedDirection = /(<(?:p|h\d|ol)\b[^<>]*) data-dir=/g;

/** What is stored: empty where nothing was written. */
export const htmlOf = (quill: Quill): string =>
  quill.editor.isBlank() ? '' : quill.root.innerHTML.replace(markers, '').replace(countedDirection, '$1 dir=');

/** Puts a picture in the place of what was chosen, and answers where the next one follows. */
export function insertPicture(quill: Quill, { index, length }: Range, url: string): Range {
  quill.updateContents(new Delta().retain(index).delete(length).insert({ image: url }), 'user');
  quill.setSelection(index + 1, 0, 'silent');
  return new Range(index + 1, 0);
}

/** A picture of the text: where it is, its address, and its words. */
export type PlacedPicture = { index: number; url: string; alt: string };

/** The picture that is chosen, or that the cursor stands beside. */
export function pictureAt(quill: Quill, { index }: Range): PlacedPicture | undefined {
  for (const place of [index, index - 1]) {
    const [op] = place < 0 ? [] : quill.getContents(place, 1).ops;
    if (typeof op?.insert === 'object' && 'image' in op.insert)
      return { index: place, url: String(op.insert.image), alt: String(op.attributes?.alt ?? '') };
  }
  return undefined;
}

/** Chooses the picture that is this element of the text. */
export function choosePicture(quill: Quill, image: HTMLImageElement): PlacedPicture | undefined {
  const blot = Quill.find(image);
  if (!blot || blot instanceof Quill) return undefined;
  const range = new Range(quill.getIndex(blot), 1);
  quill.setSelection(range, 'user');
  return pictureAt(quill, range);
}
