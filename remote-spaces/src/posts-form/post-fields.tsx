import { useDeferredValue } from 'react';
import { limits } from 'shared-api/contract/limits';
import { noPictureTexts, type PostTexts, postTextLimits, postTextNames } from 'shared-api/contract/posts/post-texts';
import { RichTextField } from 'shared-ui/editor';
import { Counter, FormField, type FormHandle, TextInput, useField, useFormValues } from 'shared-ui/form';
import { PictureField, useDropsRejected } from 'shared-ui/pictures';
import { preparePictures } from '../pictures/prepare-pictures.ts';
import { postFormMessages as messages } from './messages.ts';

type PostFieldsProps = {
  form: FormHandle;
  /** Told while a chosen picture is made ready to be sent. */
  onPreparing: (isPreparing: boolean) => void;
  /** The picture the post has. */
  picture?: string | null;
  /** Takes off the picture that the post has. */
  onRemovePicture?: () => void;
};

/** What the bound of a text counts: the pictures inside it are stored apart from it. */
const withoutPictureData = (html: string) => html.replaceAll(/\bsrc="data:[^"]*"/g, 'src=""');

function ContentField({ form }: { form: FormHandle }) {
  const { error, isMissing } = useField('content');
  const written = useDeferredValue(useFormValues(form, ({ content = '' }) => content));
  return (
    <div data-field="content">
      <RichTextField
        key={form.formKey}
        label={messages.content}
        html={form.valueOf('content')}
        error={isMissing ? messages.contentMissing : error}
        onChange={(content) => form.set('content', content)}
        prepare={preparePictures}
      />
      <Counter text={withoutPictureData(written)} max={limits.content[1]} />
    </div>
  );
}

const help: Partial<PostTexts> = { imageAlt: messages.imageAltHelp };

export function PostFields({ form, onPreparing, picture = null, onRemovePicture }: PostFieldsProps) {
  const image = useFormValues(form, (_, files) => files.image);
  useDropsRejected();
  return (
    <>
      <FormField name="title" label={messages.title} missing={messages.titleMissing}>
        <TextInput dir="auto" autoComplete="off" max={limits.title[1]} />
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
          onRemoveCurrent={onRemovePicture}
          onPreparing={onPreparing}
          prepare={preparePictures}
        />
      </div>
      {postTextNames
        .filter((name) => image || picture || !(name in noPictureTexts))
        .map((name) => (
          <FormField key={name} name={name} label={messages[name]} help={help[name]}>
            <TextInput dir="auto" autoComplete="off" max={postTextLimits[name][1]} />
          </FormField>
        ))}
    </>
  );
}
