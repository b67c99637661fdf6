import { RichTextField } from 'shared-ui/editor';
import { FormField, type FormHandle, TextInput, useField, useFormValues } from 'shared-ui/form';
import { PictureField } from 'shared-ui/pictures';
import { notify } from 'shared-ui/static';
import { postFormMessages as messages } from './messages.ts';

type PostFieldsProps = {
  form: FormHandle;
  /** Told while a chosen picture is made ready to be sent. */
  onPreparing: (isPreparing: boolean) => void;
  /** The picture the post has. */
  picture?: string | null;
};

const refusePicture = () => notify.failure(messages.badPicture);

function ContentField({ form }: { form: FormHandle }) {
  const { error, isMissing } = useField('content');
  return (
    <div data-field="content">
      <RichTextField
        key={form.formKey}
        label={messages.content}
        html={form.valueOf('content')}
        error={isMissing ? messages.contentMissing : error}
        onChange={(content) => form.set('content', content)}
        onBadPicture={refusePicture}
      />
    </div>
  );
}

export function PostFields({ form, onPreparing, picture = null }: PostFieldsProps) {
  const image = useFormValues(form, (_, files) => files.image);
  return (
    <>
      <FormField name="title" label={messages.title} missing={messages.titleMissing}>
        <TextInput dir="auto" autoComplete="off" />
      </FormField>
      <ContentField form={form} />
      <div data-field="image">
        <PictureField
          label={image || picture ? messages.otherPicture : messages.picture}
          picture={image}
          current={picture}
          alt={messages.pictureAlt}
          removeLabel={messages.removePicture}
          error={useField('image').error}
          onChange={(chosen) => form.set('image', chosen)}
          onPreparing={onPreparing}
          onBadPicture={refusePicture}
        />
      </div>
    </>
  );
}
