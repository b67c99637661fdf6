import type Quill from 'quill/core.js';
import type { Range } from 'quill/core.js';
import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from '../pictures/shrink-picture.ts';
import { createQuill, htmlOf, insertPicture, setHtml } from './create-quill.ts';
import { toDataUrl } from './to-data-url.ts';

type QuillOptions = { html: string; label: string; onChange: (html: string) => void; onBadPicture: () => void };

/** Arabic until something else was written: an empty text has no direction of its own. */
const setDirection = (quill: Quill) => {
  quill.root.dir = quill.editor.isBlank() ? 'rtl' : 'auto';
};

/** The page's policy loads no picture of another site: the server stores a copy once the text is sent. */
const holdsForeignPictures = ({ root }: Quill) => root.querySelector('img[src^="http" i]') !== null;

function describe(root: HTMLElement, label: string): void {
  root.classList.add('ui-rich-text');
  for (const [name, value] of Object.entries({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label }))
    root.setAttribute(name, value);
}

async function addPictures(quill: Quill, files: File[], range: Range, onBadPicture: () => void) {
  let place = range;
  for (const file of files) {
    try {
      place = insertPicture(quill, place, await toDataUrl(await shrinkPicture(file)));
    } catch {
      onBadPicture();
    }
  }
}

/** The editor in its place, the formats where the cursor is, and how to put pictures in. `html` is what it begins with. */
export function useQuill(options: QuillOptions) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const [quill, setQuill] = useState<Quill>();
  const [formats, setFormats] = useState<Record<string, unknown>>({});
  const [hasForeignPictures, setHasForeignPictures] = useState(false);

  const put = (to: Quill, files: File[], range: Range) =>
    void addPictures(to, files, range, () => latest.current.onBadPicture());
  const putLatest = useRef(put);

  useEffect(() => {
    const around = place.current;
    if (!around) return undefined;
    const made: Quill = createQuill(around, (files, range) => putLatest.current(made, files, range));
    describe(made.root, latest.current.label);
    setHtml(made, latest.current.html);
    setDirection(made);
    setHasForeignPictures(holdsForeignPictures(made));
    made.on('editor-change', (event: string) => {
      const range = made.getSelection();
      if (range) setFormats(made.getFormat(range));
      if (event !== 'text-change') return;
      setDirection(made);
      setHasForeignPictures(holdsForeignPictures(made));
      latest.current.onChange(htmlOf(made));
    });
    setQuill(made);
    return () => {
      around.replaceChildren();
    };
  }, []);

  return { place, quill, formats, hasForeignPictures, put };
}
