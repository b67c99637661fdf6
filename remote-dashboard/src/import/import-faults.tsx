import { useMemo } from 'react';
import type { MembersImportReply } from 'shared-api/contract/members-import.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { ButtonGroup } from 'shared-ui/layout';
import { useObjectUrl } from 'shared-ui/pictures';
import { Bdi, Block, buttonClass, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';

const heads = [messages.row, messages.name, messages.toCorrect];

/** The rows that are left out, and all of them as a file to be corrected. */
export function ImportFaults({ reply: { faults, faulty, faultsCsv } }: { reply: MembersImportReply }) {
  const file = useMemo(() => new Blob([faultsCsv], { type: 'text/csv' }), [faultsCsv]);
  const url = useObjectUrl(file);
  if (faulty === 0) return null;
  return (
    <Block title={messages.faults} lead={messages.faultsLead}>
      <Stack>
        <ButtonGroup>
          <a className={buttonClass({ variant: 'outline', size: 'sm' })} href={url} download={messages.faultsFile}>
            {messages.downloadFaults}
          </a>
        </ButtonGroup>
        {faults.length < faulty && <p>{messages.shown(faults.length)}</p>}
        <PlainTable
          label={messages.faults}
          heads={heads}
          titleAt={1}
          rows={faults.map(({ number, name, sentences }) => ({
            id: String(number),
            cells: [String(number), <Bdi key="name">{name}</Bdi>, sentences.join(' ')],
          }))}
        />
      </Stack>
    </Block>
  );
}
