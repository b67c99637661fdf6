import type { PrivateMember } from 'shared-api/contract/members.contract';

/** Whether to ask again before activating: nobody has shown so far, by a mailed link or a sign-in, whose e-mail it is. */
export const isUnproven = ({ Active, emailConfirmed, lastSeenAt }: PrivateMember) =>
  !Active && !emailConfirmed && lastSeenAt === null;
