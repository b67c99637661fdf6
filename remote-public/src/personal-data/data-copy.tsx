import { serverTextOr } from 'shared-api/client/api-error';
import { dataExportUrl, requestDataExport } from 'shared-api/client/personal-data.client';
import { confirmRecent } from 'shared-api/client/sign-in.client';
import type { DataExport } from 'shared-api/contract/accounts/personal-data.contract';
import { loadStatus, setAnswer, useAction, useQuery, useQueryClient } from 'shared-api/query';
import { personalDataQuery } from 'shared-api/query/personal-data.query';
import { DownloadLink } from 'shared-ui/download-link';
import { ButtonGroup } from 'shared-ui/layout';
import { Loaded } from 'shared-ui/loaded';
import { Block, Button, exactDate, FailedState, notify, Panel, Skeleton, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';

/** Has a copy of the member's data made. */
function useRequestExport() {
  const cache = useQueryClient();
  return useAction({
    mutationFn: requestDataExport,
    onSuccess({ message, export: made }) {
      setAnswer(cache, personalDataQuery, { export: made });
      notify.success(message);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.requestFailed)),
  });
}

/** A copy of all that the portal holds of the member: asked for, in the making, or there to be downloaded. */
export function DataCopy() {
  const query = useQuery(personalDataQuery);
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
            <CopyState made={query.data?.export ?? null} />
          </Stack>
        </Panel>
      </Loaded>
    </Block>
  );
}

function CopyState({ made }: { made: DataExport | null }) {
  const { isPending, mutate } = useRequestExport();
  if (made && !made.readyAt) return <p role="status">{messages.beingMade}</p>;
  return (
    <>
      {made?.expiresAt && <p>{messages.ready(exactDate(made.expiresAt))}</p>}
      <ButtonGroup>
        {made && (
          <DownloadLink href={dataExportUrl} confirm={confirmRecent} textOf={serverTextOr}>
            {messages.download(made.bytes ?? 0)}
          </DownloadLink>
        )}
        <Button variant={made ? 'outline' : 'solid'} aria-busy={isPending} onClick={() => mutate()}>
          {made ? messages.requestAgain : messages.request}
        </Button>
      </ButtonGroup>
    </>
  );
}
