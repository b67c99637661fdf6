import { useState } from 'react';
import type { Post, PostType } from 'shared-api/contract/posts.contract';
import { PillChoice } from 'shared-ui/editor';
import { SubmitButton } from 'shared-ui/form';
import { Deeds, Spinner } from 'shared-ui/side';
import { Button, RelativeTime } from 'shared-ui/static';
import { sendingMessages } from '../sending/messages.ts';
import { SendingBar } from '../sending/sending-bar.tsx';
import type { Keeping } from './draft.ts';
import { composerMessages as messages } from './messages.ts';
import { PostFields } from './post-fields.tsx';
import { usePublishing } from './publishing.store.ts';
import { usePublishPost } from './use-publish-post.ts';

type PostComposerProps = { memberId: string; onPublished: (post: Post) => void };

const types: ReadonlyArray<{ value: PostType; label: string }> = [
  { value: 'Post', label: messages.post },
  { value: 'Ad', label: messages.ad },
];

const keepingTexts: Record<Keeping, string> = {
  kept: messages.draftKept,
  'without-pictures': messages.draftWithoutPictures,
  'not-kept': messages.draftNotKept,
};

/** True from a beginning at which a post was on its way until that has arrived, or could not. */
function useHeldUp() {
  const [isHeldUp, setHeldUp] = useState(usePublishing.getState().isUnderWay);
  const isUnderWay = usePublishing((state) => state.isUnderWay);
  if (isHeldUp && !isUnderWay) setHeldUp(false);
  return isHeldUp;
}

/** Whoever comes back to the form too soon waits: what is on its way still stands in the draft, to be published twice. */
export function PostComposer(props: PostComposerProps) {
  if (useHeldUp()) return <Spinner label={sendingMessages.sending} />;
  return <ComposerForm key={props.memberId} {...props} />;
}

function ComposerForm({ memberId, onPublished }: PostComposerProps) {
  const composing = usePublishPost(memberId, onPublished);
  const {
    fields,
    set,
    faults,
    found,
    isRestored,
    edition,
    startAnew,
    keeping,
    setPreparing,
    isBusy,
    sending,
    publish,
  } = composing;
  return (
    <form className="ui-form" aria-label={messages.composer} noValidate onSubmit={publish}>
      {isRestored && found && (
        <div className="ui-restored">
          <p role="status">
            {messages.restored} <RelativeTime iso={found.savedAt} />
          </p>
          <Button variant="ghost" size="sm" onClick={startAnew}>
            {messages.startAnew}
          </Button>
        </div>
      )}
      <PostFields fields={fields} faults={faults} set={set} edition={edition} onPreparing={setPreparing} />
      <PillChoice label={messages.type} value={fields.type} options={types} onChange={(type) => set({ type })} />
      <SendingBar part={sending.part} onCancel={sending.cancel} />
      <Deeds>
        <SubmitButton isBusy={isBusy}>{messages.publish}</SubmitButton>
        {keeping && <span className="ui-quiet">{keepingTexts[keeping]}</span>}
      </Deeds>
    </form>
  );
}
