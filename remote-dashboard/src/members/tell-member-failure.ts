import { ApiError } from 'shared-api/client/api-error';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { notify } from 'shared-ui/static';
import { members } from './members.store.ts';
import { messages } from './messages.ts';

const shown: [string, (member: PrivateMember) => string][] = [
  [messages.role, ({ role }) => messages.roles[role]],
  [messages.status, ({ Active }) => (Active ? messages.active : messages.inactive)],
  [messages.office, ({ office }) => office.name],
  [messages.name, ({ name }) => name],
  [messages.email, ({ email }) => email],
  [messages.phone, ({ phone }) => phone],
];

function changesBetween(seen: PrivateMember, current: PrivateMember): string {
  const changes = shown
    .filter(([, read]) => read(seen) !== read(current))
    .map(([what, read]) => messages.changeOf(what, read(current)));
  return changes.join('، ') || messages.otherChanges;
}

const isMember = (current: ApiError['current']): current is PrivateMember => current !== undefined && 'role' in current;

/** Why a deed on a member failed. Whoever came too late reads what changed, and sees the row as it stands. */
export function failureText(error: unknown, seen: PrivateMember, sentence: string): string {
  const current = error instanceof ApiError ? error.current : undefined;
  if (!isMember(current)) return sentence;
  members.replace(current);
  return messages.changedMeanwhile(current.name, changesBetween(seen, current));
}

export const tellMemberFailure = (error: unknown, seen: PrivateMember, sentence: string) =>
  notify.failure(failureText(error, seen, sentence));
