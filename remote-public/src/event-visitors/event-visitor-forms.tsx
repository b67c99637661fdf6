import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { cancelVisit, confirmVisit, requestVisit } from 'shared-api/client/event-visitors.client';
import * as pathTo from 'shared-api/contract/path-to';
import { eventVisitorWords } from 'shared-api/contract/posts/event-visitor-words';
import {
  type EventVisitorReply,
  EventVisitorRequest,
  EventVisitorToken,
} from 'shared-api/contract/posts/event-visitors.contract';
import { FormField, type FormHandle, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { Link, useSearchParams } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { FormOnce } from '../mailed-link/form-once.tsx';
import { SentTo } from '../mailed-link/sent-to.tsx';
import { messages as eventMessages } from '../post-events/messages.ts';
import { messages } from './messages.ts';

type EventVisitorFormProps = {
  /** Who registers waits for a place. */
  isFull: boolean;
  /** The page shows the event. */
  isShown: boolean;
};

export function AttendForm({ isFull }: EventVisitorFormProps) {
  const [params] = useSearchParams();
  const event = params.get('event') ?? '';
  const form = useForm(EventVisitorRequest, {
    action: pathTo.attendEvent(event),
    send: requestVisit,
    onSent: ({ message }) => message,
    onFailed: (error) => serverTextOr(error, messages.sendFailed),
  });
  return (
    <FormOnce form={form} aria-label={messages.form} sent={false} next={<SentTo form={form} />}>
      <p>{isFull ? messages.waitLead : messages.attendLead}</p>
      <input type="hidden" name="event" value={event} />
      <FormField name="name" label={messages.name}>
        <TextInput autoComplete="name" />
      </FormField>
      <FormField name="email" label={messages.email}>
        <TextInput type="email" dir="ltr" autoComplete="email" />
      </FormField>
      <Text>{messages.kept}</Text>
      <SubmitButton>{isFull ? eventMessages.wait : eventMessages.attend}</SubmitButton>
    </FormOnce>
  );
}

/** A press confirms and not the visit: programs that look into mails follow their links too. */
export function ConfirmForm({ isFull, isShown }: EventVisitorFormProps) {
  const [params] = useSearchParams();
  const [reply, setReply] = useState<EventVisitorReply>();
  const form = useForm(EventVisitorToken, {
    action: pathTo.confirmAttending,
    send: ({ token }) => confirmVisit(token),
    onSent(confirmed) {
      setReply(confirmed);
      return confirmed.message;
    },
    onInvalid: () => messages.badLink,
    onFailed: (error) => serverTextOr(error, messages.confirmFailed),
  });
  const sent = params.get('sent');
  const event = params.get('event');
  const known = reply?.state ?? (sent === null ? undefined : sent === 'waiting' ? 'waiting' : 'going');
  // before it was sent, the token of the address is the one that confirms
  const cancelToken = reply ? reply.cancel : params.get('t');
  return (
    <FormOnce
      form={form}
      aria-label={messages.form}
      sent={sent !== null && known !== undefined && eventVisitorWords[known]}
      next={
        isShown &&
        event &&
        known && <AfterConfirming event={event} isGoing={known === 'going'} cancelToken={cancelToken} />
      }
    >
      <p>{isFull ? messages.confirmWaitLead : messages.confirmLead}</p>
      <TokenField form={form} />
      <SubmitButton>{isFull ? messages.confirmWaitButton : messages.confirmButton}</SubmitButton>
    </FormOnce>
  );
}

type AfterConfirmingProps = { event: string; isGoing: boolean; cancelToken: string | null | undefined };

const AfterConfirming = ({ event, isGoing, cancelToken }: AfterConfirmingProps) => (
  <ButtonGroup>
    {isGoing && (
      <a className={buttonClass()} href={pathTo.eventCalendar(event)}>
        {eventMessages.addToCalendar}
      </a>
    )}
    <Link className={buttonClass({ variant: 'outline' })} to={pathTo.events}>
      {messages.toEvents}
    </Link>
    {cancelToken && (
      <Link className={buttonClass({ variant: 'outline' })} to={pathTo.cancelAttendingBy(event, cancelToken)}>
        {messages.cancelButton}
      </Link>
    )}
  </ButtonGroup>
);

export function CancelForm() {
  const [params] = useSearchParams();
  const form = useForm(EventVisitorToken, {
    action: pathTo.cancelAttending,
    send: ({ token }) => cancelVisit(token),
    onSent: ({ message }) => message,
    onInvalid: () => messages.badLink,
    onFailed: (error) => serverTextOr(error, messages.cancelFailed),
  });
  return (
    <FormOnce form={form} aria-label={messages.form} sent={params.has('sent') && eventVisitorWords.cancelled}>
      <p>{messages.cancelLead}</p>
      <TokenField form={form} />
      <SubmitButton>{messages.cancelButton}</SubmitButton>
    </FormOnce>
  );
}

/** It stands in the query: a page without JavaScript sees nothing of what follows «#». */
function TokenField({ form }: { form: FormHandle }) {
  const [params] = useSearchParams();
  return <input type="hidden" name="token" value={params.get('t') ?? form.valueOf('token')} />;
}
