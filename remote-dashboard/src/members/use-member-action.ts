import type { ReactNode } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { roleName } from 'shared-api/contract/members/role-words';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { removeItem, replaceItem, useAction, useQueryClient } from 'shared-api/query';
import { membersList } from 'shared-api/query/members.query';
import { Bilingual } from 'shared-ui/layout';
import { notify } from 'shared-ui/static';
import { notifyUndoable } from 'shared-ui/undo';
import { messages } from './messages.ts';

type MemberReply = { message: string; member?: PrivateMember };

const shown: [string, (member: PrivateMember) => string][] = [
  [messages.role, roleName],
  [messages.status, ({ Active }) => (Active ? messages.active : messages.inactive)],
  [messages.office, ({ office }) => office.name],
  [messages.name, ({ name }) => name],
  [messages.email, ({ email }) => email],
  [messages.phone, ({ phone }) => shownPhone(phone)],
];

function changesBetween(seen: PrivateMember, current: PrivateMember): string {
  const changes = shown
    .filter(([, read]) => read(seen) !== read(current))
    .map(([what, read]) => messages.changeOf(what, read(current)));
  return changes.join('، ') || messages.otherChanges;
}

/** The member as another left it, where the action was rejected because of that. */
function changedMember(error: unknown): PrivateMember | undefined {
  const current = error instanceof ApiError ? error.current : undefined;
  return current && 'role' in current ? current : undefined;
}

/** The server says what stands against it, or how long to wait. */
const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 409 || error.status === 429);

/** Why an action on a member failed: where another was faster, what that changed; else what stands against it. */
export function failureText(error: unknown, seen: PrivateMember, failed: ReactNode): ReactNode {
  const current = changedMember(error);
  if (current) return messages.changedMeanwhile(current.name, changesBetween(seen, current));
  return (isRejected(error) ? error.serverText : undefined) ?? failed;
}

/** The member did not give its password, and has just closed the window that asked for it. */
const isDeclined = (error: unknown) => error instanceof ApiError && error.code === 'reauthentication_required';

type MemberAction<Input> = {
  member: PrivateMember;
  send: (seen: PrivateMember, input: Input) => Promise<MemberReply>;
  /** What stands before the server's sentence where the spec gives that in English. */
  done?: string;
  /** What is said where the server gave no reason. */
  failed: ReactNode;
  /** False where a form tells of the failure itself. */
  notifiesFailure?: boolean;
  /** What takes it back, with the member as the action left it. */
  undo?: ((done: PrivateMember) => Promise<MemberReply>) | undefined;
};

/** Any action on one member: what the server answers stands in the table at once, also where another was faster. */
export function useMemberAction<Input = void>({
  member,
  send,
  done,
  failed,
  notifiesFailure = true,
  undo,
}: MemberAction<Input>) {
  const cache = useQueryClient();

  function show({ member: answered }: MemberReply, { id }: PrivateMember) {
    if (answered) replaceItem(cache, membersList, answered);
    else removeItem(cache, membersList, id);
  }

  function fail(error: Error, seen: PrivateMember, failedText: ReactNode) {
    const current = changedMember(error);
    if (current) replaceItem(cache, membersList, current);
    if (notifiesFailure && !isDeclined(error)) notify.failure(failureText(error, seen, failedText));
  }

  const back = useAction({
    mutationFn: ({ call, left }: { call: NonNullable<typeof undo>; left: PrivateMember }) => call(left),
    onSuccess(reply, { left }) {
      show(reply, left);
      notify.success(reply.message);
    },
    onError: (error, { left }) => fail(error, left, messages.undoFailed),
  });

  return useAction({
    mutationFn: (input: Input) => send(member, input),
    // the row may have changed by the time of the answer
    onMutate: () => ({ seen: member, failed, call: undo }),
    onSuccess(reply, _, { seen, call }) {
      show(reply, seen);
      const { message, member: left } = reply;
      if (call && left) notifyUndoable(message, () => back.mutate({ call, left }));
      else notify.success(done ? Bilingual({ ar: done, en: message }) : message);
    },
    onError(error, _, began) {
      if (began) fail(error, began.seen, began.failed);
    },
  });
}
