import Quill, { Delta, Parchment, Range } from 'quill/core.js';
import Bold from 'quill/formats/bold.js';
import { DirectionClass } from 'quill/formats/direction.js';
import Header from 'quill/formats/header.js';
import Image from 'quill/formats/image.js';
import Italic from 'quill/formats/italic.js';
import Link from 'quill/formats/link.js';
import List from 'quill/formats/list.js';
import Strike from 'quill/formats/strike.js';
import Underline from 'quill/formats/underline.js';

/** Quill's own knows no left: where Arabic begins at the right, it is one of the four sides. */
const Align = new Parchment.ClassAttributor('align', 'ql-align', {
  scope: Parchment.Scope.BLOCK,
  whitelist: ['right', 'center', 'left', 'justify'],
});

Link.PROTOCOL_WHITELIST = ['http', 'https', 'mailto', 'tel'];

Quill.register(
  {
    'formats/align': Align,
    'formats/direction': DirectionClass,
    'formats/header': Header,
    'formats/bold': Bold,
    'formats/italic': Italic,
    'formats/underline': Underline,
    'formats/strike': Strike,
    'formats/list': List,
    'formats/link': Link,
    'formats/image': Image,
  },
  true,
);

/** In Quill a bullet is a value of `list`. */
const formats = ['header', 'bold', 'italic', 'underline', 'strike', 'align', 'list', 'link', 'image', 'direction'];

/** Tab leaves the editor, as it leaves any field; lists are not indented, so nothing is lost. */
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
  return quill;
}

/** Puts a stored text into the editor, without a step to undo. */
export function setHtml(quill: Quill, html: string): void {
  quill.setContents(quill.clipboard.convert({ html }), 'silent');
  quill.history.clear();
}

const markers = /<span class="ql-ui"[^>]*><\/span>/g;

/** What is stored: empty where nothing was written. */
export const htmlOf = (quill: Quill): string =>
  quill.editor.isBlank() ? '' : quill.root.innerHTML.replace(markers, '');

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
