import { dataExportUrl } from 'shared-api/client/personal-data.client';
import type { DataExport } from 'shared-api/contract/personal-data.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { personalDataQuery } from 'shared-api/query/personal-data.query';
import { ButtonGroup } from 'shared-ui/layout';
import { Block, Button, buttonClass, exactDate, FailedState, Loaded, Panel, Skeleton, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useRequestExport } from './use-request-export.ts';

function Ready({ made: { expiresAt, bytes } }: { made: DataExport }) {
  return (
    <>
      <p>{messages.ready(exactDate(expiresAt ?? ''))}</p>
      <a className={buttonClass({})} href={dataExportUrl} download>
        {messages.download(bytes ?? 0)}
      </a>
    </>
  );
}

/** A copy of all that the portal holds of the member: asked for, in the making, or there to be downloaded. */
export function DataCopy() {
  const query = useQuery(personalDataQuery);
  const { isPending, mutate } = useRequestExport();
  const made = query.data?.export;
  const isReady = made?.readyAt != null;
  return (
    <Block title={messages.copy} lead={messages.copyLead}>
      <Loaded
        status={loadStatus(query)}
        isEmpty={false}
        empty={null}
        waiting={<Skeleton shape="picture" />}
        failed={<FailedState title={messages.failed} text={messages.failedHint} onRetry={query.refetch} />}
      >
        <Panel>
          <Stack>
            {made && !isReady && <p role="status">{messages.beingMade}</p>}
            {made && isReady && <Ready made={made} />}
            {(!made || isReady) && (
              <ButtonGroup>
                <Button variant={made ? 'outline' : 'solid'} aria-busy={isPending} onClick={() => mutate()}>
                  {made ? messages.requestAgain : messages.request}
                </Button>
              </ButtonGroup>
            )}
          </Stack>
        </Panel>
      </Loaded>
    </Block>
  );
}
