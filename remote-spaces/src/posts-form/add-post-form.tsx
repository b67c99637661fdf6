import { Suspense, useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { CacheProvider, useIsMutating } from 'shared-api/query';
import { Callout } from 'shared-ui/callout';
import { Form, FormBar, SubmitButton, useFormValues } from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { Button, buttonClass, FailedState, RelativeTime } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { sendingMessages } from '../submission/messages.ts';
import { SendingBar } from '../submission/sending-bar.tsx';
import { useWriter } from '../submission/use-writer.ts';
import { AnnouncementPart } from './announcement-part.tsx';
import { CloseButton } from './close-button.tsx';
import type { FoundDraft } from './drafts/stored-draft.ts';
import { GalleryFields } from './gallery/gallery-fields.tsx';
import { galleryMessages } from './gallery/gallery-messages.ts';
import { postFormMessages as messages } from './messages.ts';
import { OtherTexts } from './other-text-view.tsx';
import { PostFields } from './post-fields.tsx';
import type { PostKind } from './post-kind.ts';
import { PostKindChoice } from './post-kind-choice.tsx';
import { PreviewButton } from './preview-button.tsx';
import { LaterButton } from './schedule/later-button.tsx';
import { LaterDialog } from './schedule/later-dialogs.ts';
import { useDraftConflict } from './use-draft-conflict.ts';
import { useOpenedDraft } from './use-opened-draft.ts';
import { usePreparing } from './use-preparing.ts';
import { publishKey, usePublishPost } from './use-publish-post.ts';

type AddPostFormProps = {
  memberId: string;
  /** The id of the draft that is written on; without one, what this browser kept. */
  draftId?: string | undefined;
  /** What a new one is at first. */
  kind?: PostKind | undefined;
  onPublished: (post: Post) => void;
};

/** Blocks the form while a publish of an earlier one is in flight: the draft still holds that post, to be published twice. */
function WaitingForm(props: AddPostFormProps) {
  const isPending = useIsMutating({ mutationKey: publishKey }) > 0;
  const [isBlocked, setBlocked] = useState(isPending);
  if (isBlocked && !isPending) setBlocked(false);
  return isBlocked ? <Spinner label={sendingMessages.sending} /> : <OpenedForm {...props} />;
}

function OpenedForm(props: AddPostFormProps) {
  const { opened, status, retry } = useOpenedDraft(props.memberId, props.draftId);
  if (opened) return <FreeForm {...props} found={opened.found} />;
  if (status !== 'failed') return <Spinner label={messages.draftComing} />;
  return <FailedState title={messages.draftFailed} text={spaces.loadFailedHint} onRetry={retry} />;
}

export const AddPostForm = (props: AddPostFormProps) => (
  <CacheProvider viewerId={props.memberId}>
    <WaitingForm {...props} />
  </CacheProvider>
);

function FreeForm({ memberId, kind, found, onPublished }: AddPostFormProps & { found: FoundDraft | undefined }) {
  const { form, restored, startNew, clear, saver, draft } = usePublishPost({ memberId, kind, found, onPublished });
  const { others, take, saveOver } = useDraftConflict(form, saver, draft.conflict);
  const { writer } = useWriter();
  const { isPreparing, reportOf } = usePreparing();
  const [isScheduling, setScheduling] = useState(false);
  const hasPicture = useFormValues(form, (_, { image }) => image !== undefined) || draft.saved.image !== null;
  return (
    <>
      <Form of={form} aria-label={messages.newPost}>
        {restored && (
          <Callout>
            <p role="status">
              {messages.restored} <RelativeTime iso={restored.savedAt} />.
              {restored.lacksPictures && !hasPicture && ` ${messages.restoredWithoutPictures}`}
              {draft.lostGallery.length > 0 && ` ${galleryMessages.lost(draft.lostGallery.length)}`}
            </p>
            <Button variant="ghost" size="sm" onClick={startNew}>
              {kind === 'event' ? messages.startNewEvent : messages.startNew}
            </Button>
            <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to={pathTo.drafts}>
              {spaces.drafts}
            </Link>
          </Callout>
        )}
        <PostKindChoice form={form} />
        <PostFields
          form={form}
          onPreparing={reportOf('picture')}
          picture={draft.saved.image}
          onRemovePicture={saver.removePicture}
        />
        <GalleryFields form={form} onPreparing={reportOf('gallery')} nextWords={saver.nextWords} />
        <AnnouncementPart form={form} />
        <SendingBar part={form.progress} onCancel={form.cancel} />
        <ButtonGroup>
          <PreviewButton form={form} author={writer} picture={draft.saved.picture} />
          {!draft.conflict && <LaterButton form={form} isPending={isPreparing} onOpen={() => setScheduling(true)} />}
        </ButtonGroup>
        <FormBar status={draft.status}>
          {draft.conflict ? (
            <Button onClick={saveOver}>{messages.saveOver}</Button>
          ) : (
            <>
              <SubmitButton isPending={isPreparing}>{messages.publish}</SubmitButton>
              <CloseButton saver={saver} isBusy={isPreparing || form.isPending} />
            </>
          )}
        </FormBar>
      </Form>
      {isScheduling && (
        <Suspense fallback={null}>
          <LaterDialog saver={saver} onScheduled={clear} onClose={() => setScheduling(false)} />
        </Suspense>
      )}
      <OtherTexts others={others} onTake={take} />
    </>
  );
}
