import { addMember } from 'shared-api/client/managed-members.client';
import { notify } from 'shared-ui/static';
import { useSentForm } from '../forms/use-sent-form.ts';
import { messages } from './messages.ts';

export const useAddMember = (onAdded: () => void) =>
  useSentForm({
    async send(fields) {
      const { message } = await addMember(fields);
      notify.success(message);
      onAdded();
    },
    onFailed: () => notify.failure(messages.failed),
  });
