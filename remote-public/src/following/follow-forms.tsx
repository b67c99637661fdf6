import { serverTextOr } from 'shared-api/client/api-error';
import { confirmFollowing, requestFollowing, stopFollowing } from 'shared-api/client/followers.client';
import { FollowerToken, FollowRequest } from 'shared-api/contract/offices/followers.contract';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { FormField, SelectInput, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { Link, useSearchParams } from 'shared-ui/router';
import { Bdi, buttonClass } from 'shared-ui/static';
import { FormOnce } from '../mailed-link/form-once.tsx';
import { SentTo } from '../mailed-link/sent-to.tsx';
import { messages } from './messages.ts';

export function FollowForm({ offices }: { offices: OfficeName[] }) {
  const [params] = useSearchParams();
  const office = offices.find(({ id }) => id === params.get('office'))?.id;
  const form = useForm(FollowRequest, {
    action: pathTo.follow,
    send: requestFollowing,
    onSent: ({ message }) => message,
    onFailed: (error) => serverTextOr(error, messages.sendFailed),
    ...(office && { values: { office } }),
  });
  return (
    <FormOnce
      form={form}
      aria-label={messages.form}
      sent={false}
      next={<SentTo form={form} at={pathTo.followOffice(form.valueOf('office'))} />}
    >
      <FormField name="office" label={messages.office}>
        <SelectInput
          options={offices.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={messages.chooseOffice}
        />
      </FormField>
      <FormField name="email" label={messages.email}>
        <TextInput type="email" dir="ltr" autoComplete="email" />
      </FormField>
      <SubmitButton>{messages.send}</SubmitButton>
    </FormOnce>
  );
}

type StepProps = {
  token: string;
  /** Its name; undefined where it could not be had. */
  office: string | undefined;
};

const Office = ({ name }: { name: string }) => (
  <p>
    <strong>
      <Bdi>{name}</Bdi>
    </strong>
  </p>
);

/** A press confirms and not the visit: programs that look into mails follow their links too. */
export function ConfirmForm({ token, office }: StepProps) {
  const form = useForm(FollowerToken, {
    action: pathTo.confirmFollowing(token),
    send: ({ t }) => confirmFollowing(t),
    onSent: ({ message }) => message,
    onInvalid: () => messages.badLink,
    onFailed: (error) => serverTextOr(error, messages.confirmFailed),
  });
  return (
    <FormOnce form={form} aria-label={messages.form} sent={false} next={office && <Office name={office} />}>
      <p>{office ? messages.confirmLead : messages.confirmLeadUnnamed}</p>
      {office && <Office name={office} />}
      <input type="hidden" name="t" value={token} />
      <SubmitButton>{messages.titles.confirm}</SubmitButton>
    </FormOnce>
  );
}

export function StopForm({ token, office }: StepProps) {
  const form = useForm(FollowerToken, {
    action: pathTo.stopFollowing(token),
    send: ({ t }) => stopFollowing(t),
    onSent: ({ message }) => message,
    onInvalid: () => messages.badLink,
    onFailed: (error) => serverTextOr(error, messages.stopFailed),
  });
  return (
    <FormOnce form={form} aria-label={messages.form} sent={false} next={<FollowAgain />}>
      <p>{office ? messages.stopLead : messages.stopLeadUnnamed}</p>
      {office && <Office name={office} />}
      <input type="hidden" name="t" value={token} />
      <SubmitButton>{messages.titles.stop}</SubmitButton>
    </FormOnce>
  );
}

const FollowAgain = () => (
  <p>
    <Link className={buttonClass({ variant: 'outline' })} to={pathTo.follow}>
      {messages.titles.start}
    </Link>
  </p>
);
