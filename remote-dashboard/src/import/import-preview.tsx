import { useState } from 'react';
import type { ImportColumn, MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import { Callout } from 'shared-ui/callout';
import { ButtonGroup } from 'shared-ui/layout';
import { Button } from 'shared-ui/static';
import { ImportColumns } from './import-columns.tsx';
import { ImportErrors } from './import-errors.tsx';
import { ImportSummary } from './import-summary.tsx';
import { messages } from './messages.ts';
import { toText } from './use-import.ts';

type ImportPreviewProps = {
  reply: MembersImportReply;
  isPending: boolean;
  onReadAgain: (columns: ImportColumn[]) => void;
  onImport: () => void;
  onRestart: () => void;
};

/** What would be done with the file, before anything is. */
export function ImportPreview({ reply, isPending, onReadAgain, onImport, onRestart }: ImportPreviewProps) {
  const [columns, setColumns] = useState(reply.columns);
  const isChanged = toText(columns) !== toText(reply.columns);
  const isReadable = !isChanged && reply.missing.length === 0;
  return (
    <>
      {isReadable ? (
        <ImportSummary label={messages.found} first={messages.toAdd(reply.added)} reply={reply} />
      ) : (
        <Callout>
          <p role="status">{isChanged ? messages.columnsChanged : messages.missing(reply.missing)}</p>
        </Callout>
      )}
      {isReadable && reply.severalHeads.length > 0 && (
        <Callout>
          <p role="status">{messages.severalHeads(reply.severalHeads)}</p>
        </Callout>
      )}
      <ImportColumns columns={columns} onChange={setColumns} />
      <ButtonGroup>
        {isChanged ? (
          <Button aria-busy={isPending} onClick={() => onReadAgain(columns)}>
            {messages.readAgain}
          </Button>
        ) : (
          <Button disabled={reply.added === 0} aria-busy={isPending} onClick={onImport}>
            {messages.importAll(reply.added)}
          </Button>
        )}
        <Button variant="ghost" onClick={onRestart}>
          {messages.otherFile}
        </Button>
      </ButtonGroup>
      {isReadable && <ImportErrors reply={reply} />}
    </>
  );
}
