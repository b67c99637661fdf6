import { useState } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { DraftSummary } from 'shared-api/contract/posts/drafts.contract';
import { useQuery } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { Link } from 'shared-ui/router';
import { Bdi, Card, RelativeTime } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { readDraft } from '../posts-form/drafts/stored-draft.ts';
import { myPageMessages as messages } from './messages.ts';
import { OwnBlock } from './own-block.tsx';

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

/** Where the member goes on writing, and the ways to its other drafts. */
export function MyDrafts({ memberId }: { memberId: string }) {
  const { data, isError } = useQuery(draftsList);
  const latest = useLatestDraft(memberId, data?.drafts);
  const items = latest && [
    <Card
      key={latest.to}
      title={
        <Link to={latest.to}>
          <Bdi>{latest.title || messages.untitled}</Bdi>
        </Link>
      }
      eyebrow={<RelativeTime iso={latest.savedAt} />}
      text={latest.text && <Bdi>{latest.text}</Bdi>}
    />,
  ];
  return (
    <OwnBlock
      title={messages.drafts}
      items={items ?? (data && [])}
      isError={isError}
      texts={messages.draftsTexts}
      links={[
        { to: pathTo.drafts, label: messages.allDrafts },
        { to: pathTo.trash, label: spaces.trash },
      ]}
    />
  );
}
