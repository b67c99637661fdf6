import type { PrivateMember, Role, Viewer } from './members.contract.ts';

type Staff = Pick<Viewer, 'role' | 'office'>;
type InOffice = { office: { id: string } };

const ofOffice: readonly Role[] = ['OP', 'OM'];

export const isHeadOfOffice = (member: { role: Role }) => member.role === 'OP';

export const canOpenDashboard = (viewer: { role: Role }) => viewer.role === 'AD' || isHeadOfOffice(viewer);

/** Staff of the whole organisation; the head of an office works on its own office alone. */
export const canSeeAllOffices = (viewer: { role: Role }) => viewer.role === 'AD';

/** The office staff is confined to; undefined for those who see all. */
export const scopeOf = (viewer: Staff) => (canSeeAllOffices(viewer) ? undefined : viewer.office.id);

/** Roles the viewer may give to a new member. */
export const rolesToGive = (viewer: { role: Role }): readonly Role[] => {
  if (viewer.role === 'AD') return ['AD', 'SG', 'OP', 'OM'];
  return isHeadOfOffice(viewer) ? ofOffice : [];
};

/** A file names neither administrators nor the secretary-general: those are chosen one by one. */
export const rolesToImport = (viewer: { role: Role }): readonly Role[] =>
  rolesToGive(viewer).filter((role) => ofOffice.includes(role));

export const canImportMembers = (viewer: { role: Role }) => rolesToImport(viewer).length > 0;

export const canAddMember = (viewer: Staff, wanted: InOffice & { role: Role }) =>
  rolesToGive(viewer).includes(wanted.role) && (viewer.role === 'AD' || viewer.office.id === wanted.office.id);

/**
 * Its holders act on others, or for the organisation: who makes a member one, by whatever call, has given its password
 * lately, and the administrators hear of it.
 */
export const isTrustedRole = (role: Role) => role !== 'OM';

/** Activates, deactivates, deletes: an OP only the OP and OM of its own office. */
export const canManageMember = (viewer: Staff, target: InOffice & { role: Role }) =>
  viewer.role === 'AD' ||
  (isHeadOfOffice(viewer) && viewer.office.id === target.office.id && ofOffice.includes(target.role));

/** Staff added it, and it neither chose a password of its own nor signed in. */
export const awaitsInvitation = ({
  Active,
  mustChangePassword,
  lastSeenAt,
}: Pick<PrivateMember, 'Active' | 'mustChangePassword' | 'lastSeenAt'>) =>
  Active && mustChangePassword && lastSeenAt === null;

/** Whether to ask again before activating: nobody has shown so far, by a mailed link or a sign-in, whose e-mail it is. */
export const isEmailUnconfirmed = ({ Active, emailConfirmed, lastSeenAt }: PrivateMember) =>
  !Active && !emailConfirmed && lastSeenAt === null;

export const canChangeRoles = (viewer: { role: Role }) => viewer.role === 'AD';

/** Who may ask for another e-mail in a member's name; it is the member's once a link that is mailed there was opened. */
export const canCorrectEmails = (viewer: { role: Role }) => viewer.role === 'AD';

export const canMoveMembers = (viewer: { role: Role }) => viewer.role === 'AD';

/** Nobody deactivates, deletes or changes the role of itself: an active AD always remains. */
export const isOneself = (viewer: { id: string }, target: { id: string }) => viewer.id === target.id;

/** The portal presents one secretary-general: who is appointed takes the place of the one before. */
export const replacesHolder = (role: Role) => role === 'SG';

/** The secretary-general is reached in person; any other member by way of its office. */
export const hasPublicContacts = (member: { role: Role }) => member.role === 'SG';
