import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { DraftSummary } from 'shared-api/contract/posts/drafts.contract';
import { useQuery } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, Block, Card, RelativeTime, Stack } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { readDraft } from '../posts-form/drafts/stored-draft.ts';
import { myPageMessages as messages } from './messages.ts';

/** The draft that the member wrote last: in this browser, until the others are known. */
function useLatestDraft(memberId: string, drafts: readonly DraftSummary[] | undefined) {
  const [kept] = useState(() => readDraft(memberId));
  const last = drafts?.find(({ scheduledFor }) => scheduledFor === null);
  if (kept && (!kept.isSaved || !drafts)) {
    const text = kept.isSaved ? undefined : messages.keptHere;
    return { title: kept.draft.title.trim(), savedAt: kept.savedAt, to: pathTo.addPost, text };
  }
  return last && { ...last, to: pathTo.addPostOf(last.id), text: last.excerpt };
}

function Latest({ memberId }: { memberId: string }) {
  const { data, isError } = useQuery(draftsList);
  const latest = useLatestDraft(memberId, data?.drafts);
  if (latest)
    return (
      <Card
        title={
          <Link to={latest.to}>
            <Bdi>{latest.title || messages.untitled}</Bdi>
          </Link>
        }
        eyebrow={<RelativeTime iso={latest.savedAt} />}
        text={latest.text && <Bdi>{latest.text}</Bdi>}
      />
    );
  if (data) return <Text>{messages.noDraft}</Text>;
  if (isError) return <Text role="alert">{messages.draftsFailed}</Text>;
  return <Text role="status">{messages.draftsComing}</Text>;
}

export const MyDraft = ({ memberId }: { memberId: string }) => (
  <Block title={messages.draft}>
    <Stack>
      <Latest memberId={memberId} />
      <p>
        <Link to={pathTo.drafts}>{messages.allDrafts}</Link> · <Link to={pathTo.trash}>{spaces.trash}</Link>
      </p>
    </Stack>
  </Block>
);
