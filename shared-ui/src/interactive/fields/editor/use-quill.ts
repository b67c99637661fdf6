import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { useEffect, useRef, useState } from 'react';
import type { PreparePictures } from '../pictures/picture-types.ts';
import { toDataUrl } from '../pictures/to-data-url.ts';
import { createQuill, htmlOf, insertPicture, type PlacedPicture, pictureAt, setHtml } from './create-quill.ts';
import { markDirections } from './mark-directions.ts';
import { messages } from './messages.ts';
import type { Formats } from './tools.ts';

type QuillOptions = { html: string; label: string; onChange: (html: string) => void; prepare: PreparePictures };

/** What there is at the cursor, and which steps can be taken back or again. */
export type Cursor = { formats: Formats; picture: PlacedPicture | undefined; steps: { undo: boolean; redo: boolean } };

const noCursor: Cursor = { formats: {}, picture: undefined, steps: { undo: false, redo: false } };

function cursorOf(quill: Quill, before: Cursor): Cursor {
  const range = quill.getSelection();
  const { undo, redo } = quill.history.stack;
  return {
    ...before,
    ...(range && { formats: quill.getFormat(range), picture: pictureAt(quill, range) }),
    steps: { undo: undo.length > 0, redo: redo.length > 0 },
  };
}

/** The page's policy loads no picture of another site: the server stores a copy once the text is sent. */
function noteOn({ root }: Quill): string {
  if (root.querySelector('img[src^="http" i]')) return messages.foreignPictures;
  return root.querySelector('img:not([alt])') ? messages.undescribed : '';
}

function describe(root: HTMLElement, label: string): void {
  root.classList.add('ui-rich-text');
  root.dir = 'rtl';
  for (const [name, value] of Object.entries({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }))
    root.setAttribute(name, value);
}

async function addPictures(quill: Quill, files: File[], range: Range, prepare: PreparePictures) {
  let place = range;
  for await (const picture of prepare(files)) place = insertPicture(quill, place, await toDataUrl(picture));
}

/** The editor in its place, what is at the cursor, what is to be said, and how to put pictures in. `html` is what it begins with. */
export function useQuill(options: QuillOptions) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const [quill, setQuill] = useState<Quill>();
  const [cursor, setCursor] = useState(noCursor);
  const [note, setNote] = useState('');

  const put = (to: Quill, files: File[], range: Range) => void addPictures(to, files, range, latest.current.prepare);
  const putLatest = useRef(put);

  useEffect(() => {
    const around = place.current;
    if (!around) return undefined;
    const made: Quill = createQuill(around, (files, range) => putLatest.current(made, files, range));
    describe(made.root, latest.current.label);
    setHtml(made, latest.current.html);
    markDirections(made);
    setNote(noteOn(made));
    made.on('editor-change', (event: string) => {
      setCursor((before) => cursorOf(made, before));
      if (event !== 'text-change') return;
      markDirections(made);
      setNote(noteOn(made));
      latest.current.onChange(htmlOf(made));
    });
    setQuill(made);
    return () => {
      around.replaceChildren();
    };
  }, []);

  return { place, quill, cursor, note, put };
}
