import { useState } from 'react';
import { Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, Block, buttonClass, Card, RelativeTime, Stack } from 'shared-ui/static';
import { readDraft } from '../posts-form/draft.ts';
import { myPageMessages as messages } from './messages.ts';

const newPost = '/organization/add-post';

const NoDraft = () => (
  <Stack>
    <Text>{messages.noDraft}</Text>
    <p>
      <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={newPost}>
        {messages.addPost}
      </Link>
    </p>
  </Stack>
);

/** What the member began to write in this browser. */
export function MyDraft({ memberId }: { memberId: string }) {
  const [found] = useState(() => readDraft(memberId));
  return (
    <Block title={messages.draft}>
      {found ? (
        <Card
          title={
            <Link to={newPost}>
              <Bdi>{found.draft.title.trim() || messages.untitled}</Bdi>
            </Link>
          }
          eyebrow={<RelativeTime iso={found.savedAt} />}
          text={messages.keptHere}
        />
      ) : (
        <NoDraft />
      )}
    </Block>
  );
}
