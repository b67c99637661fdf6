import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { useQuery } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, Block, Card, RelativeTime, Stack } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { readDraft } from '../posts-form/drafts/stored-draft.ts';
import { myPageMessages as messages } from './messages.ts';

/** The draft that the member wrote last: in this browser, until the others are known. */
function useLatestDraft(memberId: string) {
  const [kept] = useState(() => readDraft(memberId));
  const drafts = useQuery(draftsList).data?.drafts;
  const last = drafts?.find(({ scheduledFor }) => scheduledFor === null);
  if (kept && (!kept.isSaved || !drafts)) {
    const text = kept.isSaved ? undefined : messages.keptHere;
    return { title: kept.draft.title.trim(), savedAt: kept.savedAt, to: pathTo.addPost, text };
  }
  return last && { ...last, to: pathTo.addPostOf(last.id), text: last.excerpt };
}

export function MyDraft({ memberId }: { memberId: string }) {
  const latest = useLatestDraft(memberId);
  return (
    <Block title={messages.draft}>
      <Stack>
        {latest ? (
          <Card
            title={
              <Link to={latest.to}>
                <Bdi>{latest.title || messages.untitled}</Bdi>
              </Link>
            }
            eyebrow={<RelativeTime iso={latest.savedAt} />}
            text={latest.text && <Bdi>{latest.text}</Bdi>}
          />
        ) : (
          <Text>{messages.noDraft}</Text>
        )}
        <p>
          <Link to={pathTo.drafts}>{messages.allDrafts}</Link> · <Link to={pathTo.trash}>{spaces.trash}</Link>
        </p>
      </Stack>
    </Block>
  );
}
