import { serverTextOr } from 'shared-api/client/api-error';
import type { FactorsChangedReply } from 'shared-api/contract/accounts/factors.contract';
import { useAction } from 'shared-api/query';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

export type OnFactorsChanged = (reply: FactorsChangedReply) => void;

/** Any change of the member's factors but those that a form sends. */
export const useFactorsAction = <Input = void>(
  send: (input: Input) => Promise<FactorsChangedReply>,
  onChanged: OnFactorsChanged,
) =>
  useAction({
    mutationFn: send,
    onSuccess(reply) {
      onChanged(reply);
      notify.success(reply.message);
    },
    onError: (error: Error) => notify.failure(serverTextOr(error, messages.factorFailed)),
  });
