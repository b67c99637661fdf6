import { useState } from 'react';
import type { Post, PostType } from 'shared-api/contract/posts.contract';
import { CacheProvider, useIsMutating } from 'shared-api/query';
import { Callout } from 'shared-ui/callout';
import { Form, SubmitButton, useFormValues } from 'shared-ui/form';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { PillChoice } from 'shared-ui/pill-choice';
import { Spinner } from 'shared-ui/spinner';
import { Button, RelativeTime } from 'shared-ui/static';
import { sendingMessages } from '../sending/messages.ts';
import { SendingBar } from '../sending/sending-bar.tsx';
import { useWriter } from '../sending/use-writer.ts';
import type { DraftStatus } from './draft.ts';
import { postFormMessages as messages } from './messages.ts';
import { PostFields } from './post-fields.tsx';
import { PreviewButton } from './preview-button.tsx';
import { publishKey, usePublishPost } from './use-publish-post.ts';

type AddPostFormProps = { memberId: string; onPublished: (post: Post) => void };

const types: ReadonlyArray<{ value: PostType; label: string }> = [
  { value: 'Post', label: messages.post },
  { value: 'Ad', label: messages.ad },
];

const draftStatusTexts: Record<DraftStatus, string> = {
  kept: messages.draftKept,
  'without-pictures': messages.draftWithoutPictures,
  'not-kept': messages.draftNotKept,
};

/** Blocks the form while a publish of an earlier one is in flight: the draft still holds that post, to be published twice. */
function WaitingForm(props: AddPostFormProps) {
  const isPending = useIsMutating({ mutationKey: publishKey }) > 0;
  const [isBlocked, setBlocked] = useState(isPending);
  if (isBlocked && !isPending) setBlocked(false);
  return isBlocked ? <Spinner label={sendingMessages.sending} /> : <FreeForm {...props} />;
}

export const AddPostForm = (props: AddPostFormProps) => (
  <CacheProvider viewerId={props.memberId}>
    <WaitingForm {...props} />
  </CacheProvider>
);

function FreeForm({ memberId, onPublished }: AddPostFormProps) {
  const { form, restored, startOver, draftStatus } = usePublishPost(memberId, onPublished);
  const { writer } = useWriter();
  const [isPreparing, setPreparing] = useState(false);
  const hasPicture = useFormValues(form, (_, { image }) => image !== undefined);
  return (
    <Form of={form} aria-label={messages.newPost}>
      {restored && (
        <Callout>
          <p role="status">
            {messages.restored} <RelativeTime iso={restored.savedAt} />.
            {restored.lacksPictures && !hasPicture && ` ${messages.restoredWithoutPictures}`}
          </p>
          <Button variant="ghost" size="sm" onClick={startOver}>
            {messages.startOver}
          </Button>
        </Callout>
      )}
      <PostFields form={form} onPreparing={setPreparing} />
      <PillChoice
        key={form.formKey}
        name="type"
        label={messages.type}
        defaultValue={form.valueOf('type')}
        options={types}
      />
      <SendingBar part={form.progress} onCancel={form.cancel} />
      <ButtonGroup>
        <SubmitButton isPending={isPreparing}>{messages.publish}</SubmitButton>
        <PreviewButton form={form} author={writer} />
        {draftStatus && <Text as="span">{draftStatusTexts[draftStatus]}</Text>}
      </ButtonGroup>
    </Form>
  );
}
