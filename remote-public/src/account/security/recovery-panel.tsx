import { useEffect, useRef } from 'react';
import { renewRecoveryCodes } from 'shared-api/client/factors.client';
import { copyText } from 'shared-ui/copy-text';
import { ButtonGroup, Grid, Text } from 'shared-ui/layout';
import { Button, buttonClass, Ltr, Panel, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { type OnFactorsChanged, useFactorsAction } from './use-factors-action.ts';

const fileOf = (codes: string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;

const said = { copied: messages.codesCopied, failed: messages.codesNotCopied };

/** Codes that the server cannot show again: it has their hashes alone. */
function NewCodes({ codes }: { codes: string[] }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []); // they are shown this once: nobody should leave without them
  return (
    <section ref={section} tabIndex={-1} aria-label={messages.newCodes}>
      <Stack>
        <Text>{messages.newCodesLead}</Text>
        <Grid>
          {codes.map((code) => (
            <li key={code}>
              <Ltr>{code}</Ltr>
            </li>
          ))}
        </Grid>
        <ButtonGroup>
          <Button onClick={() => copyText(codes.join('\n'), said)}>{messages.copyCodes}</Button>
          <a className={buttonClass({ variant: 'outline' })} href={fileOf(codes)} download={messages.codesFile}>
            {messages.downloadCodes}
          </a>
        </ButtonGroup>
      </Stack>
    </section>
  );
}

type RecoveryPanelProps = {
  /** How many are left. */
  count: number;
  /** Made a moment ago. */
  newCodes: string[] | undefined;
  onChanged: OnFactorsChanged;
};

export function RecoveryPanel({ count, newCodes, onChanged }: RecoveryPanelProps) {
  const { isPending, mutate } = useFactorsAction(renewRecoveryCodes, onChanged);
  return (
    <Panel>
      <Stack>
        <h2>{messages.recoveryCodes}</h2>
        <Text>{messages.recoveryLead}</Text>
        {newCodes ? <NewCodes codes={newCodes} /> : <p>{messages.codesLeft(count)}</p>}
        <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
          {messages.renewCodes}
        </Button>
      </Stack>
    </Panel>
  );
}
