import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import { replaceItem, useAction, useQueryClient } from 'shared-api/query';
import { officesList } from 'shared-api/query/offices.query';
import { notify } from 'shared-ui/static';

type OfficeReply = { message: string; office: ManagedOffice };

/** The office as another left it, where the action was rejected because of that. */
export function changedOffice(error: unknown): ManagedOffice | undefined {
  const current = error instanceof ApiError ? error.current : undefined;
  return current && 'kind' in current ? current : undefined;
}

/** An action on one office: what the server answers is shown at once, also where another was faster. */
export function useOfficeAction(
  office: ManagedOffice,
  send: (office: ManagedOffice) => Promise<OfficeReply>,
  failed: string,
) {
  const cache = useQueryClient();
  return useAction({
    mutationFn: () => send(office),
    onSuccess({ message, office }) {
      replaceItem(cache, officesList, office);
      notify.success(message);
    },
    onError(error) {
      const current = changedOffice(error);
      if (current) replaceItem(cache, officesList, current);
      notify.failure(current ? serverTextOr(error, failed) : failed);
    },
  });
}
