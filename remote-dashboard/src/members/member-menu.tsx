import { useState } from 'react';
import { inviteMember } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import {
  awaitsInvitation,
  canCorrectEmails,
  canManageMember,
  canMoveMembers,
  isOneself,
} from 'shared-api/contract/members/members.policy';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { RowMenu } from 'shared-ui/data-grid';
import { Bdi, Button, exactDay, Ltr, RelativeTime } from 'shared-ui/static';
import { actionOn } from '../lists/action-on.ts';
import { nothing } from '../messages.ts';
import { useViewer } from '../viewer/viewer.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { messages } from './messages.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useMemberAction } from './use-member-action.ts';
import { useToggleMember } from './use-toggle-member.ts';

/** All that the table's columns say of a member, whole. */
const memberDetails = ({ email, phone, office, createdAt, lastSeenAt }: PrivateMember) => [
  { head: messages.email, content: <Ltr>{email}</Ltr> },
  { head: messages.phone, content: <Ltr>{shownPhone(phone) || nothing}</Ltr> },
  { head: messages.office, content: <Bdi>{office.name}</Bdi> },
  { head: messages.joined, content: <time dateTime={createdAt}>{exactDay(createdAt)}</time> },
  { head: messages.lastSeen, content: lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : messages.never },
];

const dialogs = { move: MoveDialog, correctEmail: EmailDialog, endSessions: EndSessionsDialog, remove: DeleteDialog };
type Act = keyof typeof dialogs | 'invite' | 'deactivate';

/** What the viewer may do with a member, beside what stands in the row. Who never came in has no sessions to end. */
function useActs(member: PrivateMember): Act[] {
  const viewer = useViewer();
  if (isOneself(viewer, member) || !canManageMember(viewer, member)) return [];
  const access = awaitsInvitation(member) ? 'invite' : 'endSessions';
  return [
    ...(canMoveMembers(viewer) ? ['move' as const] : []),
    ...(canCorrectEmails(viewer) ? ['correctEmail' as const] : []),
    ...(member.Active ? ([access, 'deactivate'] as const) : []),
    'remove',
  ];
}

/** What the viewer may do with a member, as buttons, and the dialog that one of them opens. */
function useActButtons(member: PrivateMember) {
  const [asked, setAsked] = useState<keyof typeof dialogs>();
  const { mutate: invite } = useMemberAction({ member, send: inviteMember, failed: messages.inviteFailed });
  const { mutate: toggle } = useToggleMember(member);
  const acts = useActs(member);
  const Dialog = asked && dialogs[asked];

  function start(act: Act) {
    if (act === 'invite') invite();
    else if (act === 'deactivate') toggle({});
    else setAsked(act);
  }

  const buttons = (close?: () => void) =>
    acts.map((act) => (
      <Button
        key={act}
        variant={act === 'remove' ? 'danger' : 'outline'}
        size="sm"
        aria-label={actionOn(messages[act], member.name)}
        onClick={() => {
          close?.();
          start(act);
        }}
      >
        {messages[act]}
      </Button>
    ));
  return { buttons, dialog: Dialog && <Dialog member={member} onClose={() => setAsked(undefined)} /> };
}

type MemberProps = { member: PrivateMember };

export function MemberMenu({ member }: MemberProps) {
  const { buttons, dialog } = useActButtons(member);
  return (
    <>
      <RowMenu
        words={messages.more}
        label={actionOn(messages.more, member.name)}
        title={<Bdi>{member.name}</Bdi>}
        lines={memberDetails(member)}
      >
        {buttons}
      </RowMenu>
      {dialog}
    </>
  );
}

/** The same where the row is unfolded, and no menu is needed. */
export function MemberActs({ member }: MemberProps) {
  const { buttons, dialog } = useActButtons(member);
  return (
    <>
      {buttons()}
      {dialog}
    </>
  );
}
