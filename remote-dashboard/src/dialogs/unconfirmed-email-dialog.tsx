import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Bdi, Ltr } from 'shared-ui/static';
import { messages } from './messages.ts';

type UnconfirmedEmailDialogProps = {
  member: PrivateMember;
  act: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks again before somebody is let in whose e-mail may be another person's. */
export const UnconfirmedEmailDialog = ({ member: { name, email }, ...dialog }: UnconfirmedEmailDialogProps) => (
  <ConfirmDialog of={name} variant="solid" confirm={messages.letInAnyway} {...dialog}>
    {messages.emailUnconfirmed.before} <Ltr>{email}</Ltr> {messages.emailUnconfirmed.owner} (<Bdi>{name}</Bdi>){' '}
    {messages.emailUnconfirmed.after}
  </ConfirmDialog>
);
