import { useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { importMembers } from 'shared-api/client/members.client';
import type {
  ImportColumn,
  ImportEncoding,
  MembersImportReply,
} from 'shared-api/contract/members/members-import.contract';
import { invalidate, useAction, useQueryClient } from 'shared-api/query';
import { membersList } from 'shared-api/query/members.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

/** A file that was read, or imported, and what came of it. */
export type ImportStep = { fields: FormData; reply: MembersImportReply; isDone: boolean };

function withFields(fields: FormData, given: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of fields) if (!(name in given)) form.append(name, value);
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  return form;
}

/** What the person says of the file besides what stands in it; `columns` as the form sends them. */
type Correction = { columns: string } | { encoding: ImportEncoding };

/** The fields of the columns as the form sends them. */
export const toText = (columns: ImportColumn[]) => columns.map(({ field }) => field ?? '').join(',');

/** The steps after a file was chosen: its letters and columns are corrected as often as needed, then its members are added. */
export function useImport() {
  const cache = useQueryClient();
  const [step, setStep] = useState<ImportStep>();
  const onError = (error: Error) => notify.failure(serverTextOr(error, messages.failed));

  const readAgain = useAction({
    async mutationFn({ fields, ...given }: { fields: FormData } & Correction) {
      const chosen = withFields(fields, given);
      return { fields: chosen, reply: await importMembers(chosen), isDone: false };
    },
    onSuccess: setStep,
    onError,
  });
  const carryOut = useAction({
    mutationFn: async ({ fields }: ImportStep) => ({
      fields,
      reply: await importMembers(withFields(fields, { isTrial: 'false' })),
      isDone: true,
    }),
    onSuccess(done) {
      setStep(done);
      invalidate(cache, { queryKey: membersList.queryKey });
    },
    onError,
  });

  return {
    step,
    readAgain,
    carryOut,
    show: (fields: FormData, reply: MembersImportReply) => setStep({ fields, reply, isDone: false }),
    restart: () => setStep(undefined),
  };
}
