import { useMemo, useRef } from 'react';
import type { GalleryEntry } from 'shared-api/contract/posts/gallery.contract';
import { galleryLimits } from 'shared-api/contract/posts/gallery-limits';
import { postTextLimits } from 'shared-api/contract/posts/post-texts';
import { type FormHandle, useField, useFormValues } from 'shared-ui/form';
import { GalleryField } from 'shared-ui/gallery-field';
import { notify } from 'shared-ui/static';
import { notifyUndoable } from 'shared-ui/undo';
import { preparePictures } from '../../pictures/prepare-pictures.ts';
import { galleryMessages as messages } from './gallery-messages.ts';
import { type AltText, readGallery, writeGallery } from './gallery-value.ts';
import { toShownPicture } from './sent-gallery.ts';

type GalleryFieldsProps = {
  form: FormHandle;
  onPreparing: (isPreparing: boolean) => void;
  /** Hands out the words of a picture that was lost, for the one that is added in its place. */
  nextWords?: () => AltText | undefined;
};

const maxWords = { alt: postTextLimits.imageAlt[1], caption: postTextLimits.imageCaption[1] };

export function GalleryFields({ form, onPreparing, nextWords }: GalleryFieldsProps) {
  const value = useFormValues(form, ({ gallery }) => gallery);
  const pictures = useMemo(() => readGallery(value), [value]);
  const current = () => readGallery(form.state.values().gallery);

  /** Whether the form is still the one with this key, and not that of the next post. */
  const isStill = (formKey: number) => form.state.view().formKey === formKey;
  const free = () => Math.max(0, galleryLimits.pictures - current().length);

  async function add(picture: Blob, formKey: number) {
    const src = await toShownPicture(picture);
    const words = isStill(formKey) && (nextWords?.() ?? { alt: '', caption: '' });
    if (words) form.set('gallery', writeGallery([...current(), { src, ...words }]));
  }
  const queue = useRef(Promise.resolve());
  const inQueue = useRef(0);

  async function addAll(files: File[], formKey: number) {
    if (!isStill(formKey)) return;
    const fitting = files.slice(0, free());
    if (fitting.length < files.length) notify.failure(messages.full);
    // in their order, and a phone has little memory
    for await (const picture of preparePictures(fitting)) {
      if (!isStill(formKey)) return;
      await add(picture, formKey);
    }
  }

  /** What is chosen while others are being read comes after them: their order and number hold for all. */
  function queueAll(files: File[]) {
    const { formKey } = form;
    inQueue.current += 1;
    onPreparing(true);
    queue.current = queue.current
      .then(() => addAll(files, formKey))
      .catch((error: unknown) => reportError(error)) // what is chosen next is added all the same
      .finally(() => {
        inQueue.current -= 1;
        onPreparing(inQueue.current > 0);
      });
  }
  function remove(index: number) {
    const before = current();
    const picture = before[index];
    if (!picture) return;
    form.set('gallery', writeGallery(before.filter((other) => other !== picture)));
    offerUndo(index, picture, form.formKey);
  }
  function offerUndo(index: number, picture: GalleryEntry, formKey: number) {
    notifyUndoable(messages.removed, () => {
      if (!isStill(formKey)) return;
      const pictures = current();
      if (free() > 0)
        return form.set('gallery', writeGallery([...pictures.slice(0, index), picture, ...pictures.slice(index)]));
      notify.failure(messages.full);
      offerUndo(index, picture, formKey); // after another was removed
    });
  }

  return (
    <div data-field="gallery">
      <GalleryField
        label={messages.add}
        help={messages.help}
        error={useField('gallery').error}
        pictures={pictures}
        maxWords={maxWords}
        onFiles={queueAll}
        onChange={(changed) => form.set('gallery', writeGallery(changed))}
        onRemove={remove}
      />
    </div>
  );
}
