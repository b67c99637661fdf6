import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { editPost } from 'shared-api/client/publishing.client';
import type { Post, PostType } from 'shared-api/contract/posts.contract';
import { stillRefused } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { notify } from 'shared-ui/static';
import { explainFailure } from '../sending/explain-failure.ts';
import { useSending } from '../sending/use-sending.ts';
import { faultsOfTitle, type PostFaults } from './check-post.ts';
import { focusFault } from './focus-fault.ts';
import { composerMessages as messages } from './messages.ts';

type Fields = { title: string; content: string; type: PostType; image?: Blob | undefined };

const isBlank = (html: string) => !html.includes('<img') && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';

const faultsOf = ({ title, content }: Fields): PostFaults => ({
  ...faultsOfTitle(title),
  ...(isBlank(content) && { content: messages.contentMissing }),
});

export function useEditPost(post: Post) {
  const [fields, setFields] = useState<Fields>({ title: post.title, content: post.content, type: post.type });
  const [faults, setFaults] = useState<PostFaults>({});
  const [isPreparing, setPreparing] = useState(false);
  /** How often something was changed, and how much of that is saved. */
  const changes = useRef({ made: 0, saved: 0 });
  const navigate = useNavigate();
  const { send, ...sending } = useSending();

  function set(change: Partial<Fields>) {
    changes.current.made += 1;
    setFields((current) => ({ ...current, ...change }));
    setFaults((current) => stillRefused(current, change));
  }

  function refuse(form: HTMLFormElement, found: PostFaults) {
    setFaults(found);
    focusFault(form, found);
  }

  const isDirty = () => changes.current.made > changes.current.saved;

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const found = faultsOf(fields);
    refuse(form, found);
    if (Object.keys(found).length > 0) return;
    const { made } = changes.current;
    try {
      await send((way) => editPost(post.id, fields, way));
      changes.current.saved = made;
      notify.success(messages.edited);
      if (sending.isHere() && !isDirty()) await navigate(`/posts/${post.id}`);
    } catch (error) {
      if (error instanceof ApiError) refuse(form, error.fields);
      notify.failure(
        explainFailure(error, { 400: messages.editFailed, 500: messages.editFailed, otherwise: messages.editFailed }),
      );
    }
  }

  return { fields, set, faults, setPreparing, isBusy: isPreparing || sending.isBusy, sending, save, isDirty };
}
