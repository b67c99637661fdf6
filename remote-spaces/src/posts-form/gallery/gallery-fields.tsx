import { useMemo, useRef } from 'react';
import { galleryLimits } from 'shared-api/contract/gallery-limits';
import { limits } from 'shared-api/contract/limits';
import { type FormHandle, useField, useFormValues } from 'shared-ui/form';
import { GalleryField } from 'shared-ui/gallery-field';
import { shrinkPicture } from 'shared-ui/pictures';
import { notify } from 'shared-ui/static';
import { notifyUndoable } from 'shared-ui/undo';
import { galleryMessages as messages } from './gallery-messages.ts';
import { readGallery, writeGallery } from './gallery-value.ts';
import { toShownPicture } from './sent-gallery.ts';

type GalleryFieldsProps = { form: FormHandle; onPreparing: (isPreparing: boolean) => void };

const maxWords = { alt: limits.imageAlt[1], caption: limits.imageCaption[1] };

export function GalleryFields({ form, onPreparing }: GalleryFieldsProps) {
  const value = useFormValues(form, ({ gallery }) => gallery);
  const pictures = useMemo(() => readGallery(value), [value]);
  const current = () => readGallery(form.state.values().gallery);

  /** @returns whether it was a picture */
  async function add(file: File) {
    try {
      const src = await toShownPicture(await shrinkPicture(file));
      form.set('gallery', writeGallery([...current(), { src, alt: '', caption: '' }]));
      return true;
    } catch {
      return false; // told once for all files
    }
  }
  const queue = useRef(Promise.resolve());
  const inQueue = useRef(0);

  async function addAll(files: File[]) {
    const fitting = files.slice(0, galleryLimits.pictures - current().length);
    if (fitting.length < files.length) notify.failure(messages.full);
    const added: boolean[] = [];
    for (const file of fitting) added.push(await add(file)); // in their order, and a phone has little memory
    if (added.includes(false)) notify.failure(messages.bad);
  }

  /** What is chosen while others are being read comes after them: their order and number hold for all. */
  function queueAll(files: File[]) {
    inQueue.current += 1;
    onPreparing(true);
    queue.current = queue.current
      .then(() => addAll(files))
      .finally(() => {
        inQueue.current -= 1;
        onPreparing(inQueue.current > 0);
      });
  }
  function remove(index: number) {
    const before = current();
    const picture = before[index];
    if (!picture) return;
    const { formKey } = form;
    form.set('gallery', writeGallery(before.toSpliced(index, 1)));
    notifyUndoable(messages.removed, () => {
      const isSameForm = form.state.view().formKey === formKey; // not the next post
      if (isSameForm) form.set('gallery', writeGallery(current().toSpliced(index, 0, picture)));
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
