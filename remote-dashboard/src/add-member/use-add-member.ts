import { addMember } from 'shared-api/client/managed-members.client';
import { useIsHere } from 'shared-ui/form';
import { notify } from 'shared-ui/static';
import { useSentForm } from '../forms/use-sent-form.ts';
import { messages } from './messages.ts';

/** Whoever went to another page before the answer came is told there, and left there. */
export function useAddMember(onAdded: (isAsSent: boolean) => void) {
  const isHere = useIsHere();
  return useSentForm({
    async send(fields, isAsSent) {
      const { message } = await addMember(fields);
      notify.success(message);
      if (isHere()) onAdded(isAsSent());
    },
    onFailed: () => notify.failure(messages.failed),
  });
}
