import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { publishPost } from 'shared-api/client/publishing.client';
import type { Post } from 'shared-api/contract/posts.contract';
import { useSession } from 'shared-api/session/session.store';
import { stillRefused } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { addPost } from '../posts/posts-changes.store.ts';
import { explainFailure } from '../sending/explain-failure.ts';
import { sendingMessages } from '../sending/messages.ts';
import { useSending } from '../sending/use-sending.ts';
import { faultsOfTitle, type PostFaults } from './check-post.ts';
import type { Draft } from './draft.ts';
import { focusFault } from './focus-fault.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { composerMessages as messages } from './messages.ts';
import { usePublishing } from './publishing.store.ts';
import { useDraft, useFoundDraft } from './use-draft.ts';

type Fields = Draft & { image?: Blob | undefined };

const blank: Fields = { title: '', content: '', type: 'Post' };

const isSame = (some: Fields, other: Fields) =>
  (['title', 'content', 'type', 'image'] as const).every((name) => some[name] === other[name]);

export function usePublishPost(memberId: string, onPublished: (post: Post) => void) {
  const found = useFoundDraft(memberId);
  const [fields, setFields] = useState<Fields>(found ?? blank);
  const [isRestored, setRestored] = useState(found !== undefined);
  const [faults, setFaults] = useState<PostFaults>({});
  const [edition, setEdition] = useState(0);
  const { keeping, forget } = useDraft(memberId, fields);
  const [isPreparing, setPreparing] = useState(false);
  const { send, ...sending } = useSending();
  const latest = useRef(fields);
  latest.current = fields;

  function set(changes: Partial<Fields>) {
    setFields((current) => ({ ...current, ...changes }));
    setFaults((current) => stillRefused(current, changes));
  }

  function startAnew() {
    setFields(blank);
    setRestored(false);
    setFaults({});
    setEdition((last) => last + 1);
    forget();
  }

  function refuse(form: HTMLFormElement, found: PostFaults) {
    setFaults(found);
    focusFault(form, found);
  }

  async function publish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faultsOfTitle(fields.title);
    refuse(form, found);
    if (found.title) return;
    const author = useSession.getState().member?.id;
    if (!author) return notify.failure(sendingMessages.sessionEnded);
    const { title, content, type, image } = fields;
    const idempotencyKey = idempotencyKeyOf(fields);
    usePublishing.setState({ isUnderWay: true });
    try {
      const { post } = await send((way) => publishPost({ title, content, type, author, image, idempotencyKey }, way));
      addPost(post);
      notify.success(messages.published);
      if (!isSame(latest.current, fields)) return; // written on meanwhile: nothing of it is lost
      startAnew();
      if (sending.isHere()) onPublished(post);
    } catch (error) {
      if (error instanceof ApiError) refuse(form, error.fields);
      notify.failure(explainFailure(error, messages.publishFailed));
    } finally {
      usePublishing.setState({ isUnderWay: false });
    }
  }

  return {
    fields,
    set,
    faults,
    found,
    isRestored,
    edition,
    startAnew,
    keeping: keeping === 'kept' && fields.image ? 'without-pictures' : keeping,
    setPreparing,
    isBusy: isPreparing || sending.isBusy,
    sending,
    publish,
  };
}
