import { useId } from 'react';
import { RichTextEditor } from 'shared-ui/editor';
import { FormField, TextInput } from 'shared-ui/form';
import { PictureField } from 'shared-ui/pictures';
import { notify } from 'shared-ui/static';
import type { PostFaults } from './check-post.ts';
import { composerMessages as messages } from './messages.ts';

type Fields = { title: string; content: string; image?: Blob | undefined };

type PostFieldsProps = {
  fields: Fields;
  faults: PostFaults;
  set: (changes: Partial<Fields>) => void;
  /** Another one: the text begins anew with what `fields` hold. */
  edition: number;
  /** Told while a chosen picture is made ready to be sent. */
  onPreparing: (isPreparing: boolean) => void;
  /** The picture the post has. */
  picture?: string | null;
};

const refusePicture = () => notify.failure(messages.badPicture);

export function PostFields({ fields, faults, set, edition, onPreparing, picture }: PostFieldsProps) {
  const errorId = useId();
  return (
    <>
      <FormField label={messages.title} error={faults.title} isRequired>
        <TextInput
          name="title"
          dir="auto"
          autoComplete="off"
          value={fields.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      </FormField>
      <div>
        <p className="ui-written-label">{messages.content}</p>
        <RichTextEditor
          key={edition}
          label={messages.content}
          html={fields.content}
          errorId={faults.content && errorId}
          onChange={(content) => set({ content })}
          onBadPicture={refusePicture}
        />
        {faults.content && (
          <p className="ui-picture-error" role="alert" id={errorId}>
            {faults.content}
          </p>
        )}
      </div>
      <PictureField
        label={fields.image || picture ? messages.otherPicture : messages.picture}
        picture={fields.image}
        current={picture ?? null}
        alt={messages.pictureAlt}
        removeLabel={messages.removePicture}
        error={faults.image}
        onChange={(image) => set({ image })}
        onPreparing={onPreparing}
        onBadPicture={refusePicture}
      />
    </>
  );
}
