import { useState } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import { toggleOffice } from 'shared-api/client/managed-offices.client';
import type { ManagedOffice } from 'shared-api/contract/managed-offices.contract';
import { notify } from 'shared-ui/static';
import { messages } from '../offices/messages.ts';
import { loadOffices, replaceOffice } from '../offices/offices.store.ts';

export function useToggleOffice(seen: ManagedOffice) {
  const [isBusy, setBusy] = useState(false);

  async function toggle() {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message, office } = await toggleOffice(seen);
      replaceOffice(office);
      notify.success(message);
    } catch (error) {
      const isLate = error instanceof ApiError && error.current !== undefined;
      notify.failure(isLate ? (error.serverText ?? messages.toggleFailed) : messages.toggleFailed);
      if (isLate) void loadOffices();
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, toggle };
}
