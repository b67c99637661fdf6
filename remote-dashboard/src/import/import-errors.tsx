import { useMemo } from 'react';
import type { MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { ButtonGroup } from 'shared-ui/layout';
import { useObjectUrl } from 'shared-ui/pictures';
import { Bdi, Block, buttonClass, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';

const heads = [messages.row, messages.name, messages.toCorrect];

/** The rows that are left out, and all of them as a file to be corrected. */
export function ImportErrors({ reply: { errors, faulty, errorsCsv } }: { reply: MembersImportReply }) {
  const file = useMemo(() => new Blob([errorsCsv], { type: 'text/csv' }), [errorsCsv]);
  const url = useObjectUrl(file);
  if (faulty === 0) return null;
  return (
    <Block title={messages.errors} lead={messages.errorsLead}>
      <Stack>
        <ButtonGroup>
          <a className={buttonClass({ variant: 'outline', size: 'sm' })} href={url} download={messages.errorsFile}>
            {messages.downloadErrors}
          </a>
        </ButtonGroup>
        {errors.length < faulty && <p>{messages.shown(errors.length)}</p>}
        <PlainTable
          label={messages.errors}
          heads={heads}
          titleAt={1}
          rows={errors.map(({ number, name, sentences }) => ({
            id: String(number),
            cells: [String(number), <Bdi key="name">{name}</Bdi>, sentences.join(' ')],
          }))}
        />
      </Stack>
    </Block>
  );
}
