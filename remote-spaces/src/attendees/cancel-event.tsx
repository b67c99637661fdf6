import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { cancelEvent, resumeEvent } from 'shared-api/client/attendees.client';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { useAction } from 'shared-api/query';
import { ConfirmDialog } from 'shared-ui/dialog';
import { ButtonGroup } from 'shared-ui/layout';
import { useRevalidator } from 'shared-ui/router';
import { Button, notify } from 'shared-ui/static';
import { AttendeeCount } from '../posts/attendee-count.tsx';
import { attendeesMessages as messages } from './messages.ts';

type CancelEventProps = { post: Pick<Post, 'id' | 'title'>; isCancelled: boolean };

/** Says that the event does not take place, or that it does after all. */
export function CancelEvent({ post: { id, title }, isCancelled }: CancelEventProps) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const { mutate, isPending } = useAction({
    mutationFn: () => (isCancelled ? resumeEvent(id) : cancelEvent(id)),
    onSuccess({ message }) {
      void revalidate();
      notify.success(message);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.cancellationFailed)),
  });
  const act = isCancelled ? messages.resume : messages.cancel;
  const close = () => setOpen(false);
  function confirm() {
    close();
    mutate();
  }
  return (
    <ButtonGroup>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-busy={isPending}
        onClick={() => !isPending && setOpen(true)}
      >
        {act}
      </Button>
      {isOpen && (
        <ConfirmDialog
          act={act}
          of={title}
          variant={isCancelled ? 'solid' : 'danger'}
          cancel={messages.goBack}
          onConfirm={confirm}
          onClose={close}
        >
          {isCancelled ? messages.resumeText : messages.cancelText} <AttendeeCount postId={id} />
        </ConfirmDialog>
      )}
    </ButtonGroup>
  );
}
