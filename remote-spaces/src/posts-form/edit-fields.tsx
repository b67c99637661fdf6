import { noPictureTexts } from 'shared-api/contract/posts/post-texts';
import { CheckBox } from 'shared-ui/check-box';
import { type FormHandle, useFormValues } from 'shared-ui/form';
import { AnnouncementPart } from './announcement-part.tsx';
import { GalleryFields } from './gallery/gallery-fields.tsx';
import { postFormMessages as messages } from './messages.ts';
import { PostFields } from './post-fields.tsx';
import type { usePreparing } from './use-preparing.ts';

type EditFieldsProps = {
  form: FormHandle;
  /** The picture it has, unless the form takes it off. */
  image: string | null;
  reportOf: ReturnType<typeof usePreparing>['reportOf'];
};

/** All that can be changed of a post that is published or scheduled. */
export function EditFields({ form, image, reportOf }: EditFieldsProps) {
  const isAd = useFormValues(form, ({ type }) => type === 'Ad');
  function removePicture() {
    form.set('withoutImage', 'true');
    for (const [name, text] of Object.entries(noPictureTexts)) form.set(name, text);
  }
  return (
    <>
      <PostFields form={form} onPreparing={reportOf('picture')} picture={image} onRemovePicture={removePicture} />
      <GalleryFields form={form} onPreparing={reportOf('gallery')} />
      <CheckBox
        label={messages.ad}
        isChecked={isAd}
        onChange={(isChecked) => form.set('type', isChecked ? 'Ad' : 'Post')}
      />
      <AnnouncementPart form={form} asksForEvent />
    </>
  );
}
