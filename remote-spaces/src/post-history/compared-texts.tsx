import { postTextNames } from 'shared-api/contract/posts/post-texts';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import type { RevisionText } from 'shared-api/contract/posts/revisions.contract';
import { type ComparedPart, ComparedText } from 'shared-ui/compared-text';
import { ButtonGroup, Pair, Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Block, buttonClass, exactDate, Panel, Picture, Stack } from 'shared-ui/static';
import { compareTexts, compareWords } from './compare-texts.ts';
import { LastEdit } from './last-edit.tsx';
import { historyMessages as messages } from './messages.ts';
import { RestoreButton } from './restore-button.tsx';

const labels = { added: messages.addedBefore, removed: messages.removedBefore };

const Part = ({ title, blocks }: { title: string; blocks: ComparedPart[][] }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <ComparedText blocks={blocks} labels={labels} />
  </section>
);

const legend: ComparedPart[][] = [
  [{ words: messages.added, change: 'added' }, { words: ' ' }, { words: messages.removed, change: 'removed' }],
];

function ShownPicture({ title, picture }: { title: string; picture: Post['picture'] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {picture ? <Picture picture={picture} alt={title} /> : <Text>{messages.noPicture}</Text>}
    </section>
  );
}

type ComparedTextsProps = { post: Post; revision: RevisionText };

/** What was added to a former text of the post and what was removed from it since. */
export function ComparedTexts({ post, revision }: ComparedTextsProps) {
  const isOtherPicture = revision.image !== post.image;
  const parts = [
    { title: messages.title, blocks: compareWords(revision.title, post.title) },
    ...(revision.type === post.type
      ? []
      : [{ title: messages.type, blocks: compareWords(messages.types[revision.type], messages.types[post.type]) }]),
    { title: messages.text, blocks: compareTexts(revision.content, post.content) },
    ...postTextNames
      .filter((name) => revision[name] || post[name])
      .map((name) => ({ title: messages[name], blocks: compareWords(revision[name], post[name]) })),
  ];
  const hasSameWords = !isOtherPicture && parts.every(({ blocks }) => blocks.flat().every(({ change }) => !change));
  const isSame = hasSameWords && revision.content === post.content;
  return (
    <Block title={messages.comparison(exactDate(revision.savedAt))} lead={<LastEdit revision={revision} />}>
      <Stack>
        {hasSameWords ? (
          <Text>{isSame ? messages.same : messages.sameWords}</Text>
        ) : (
          <ComparedText blocks={legend} labels={{ added: '', removed: '' }} />
        )}
        <Panel>
          <Stack>
            {parts.map(({ title, blocks }) => (
              <Part key={title} title={title} blocks={blocks} />
            ))}
            {isOtherPicture && (
              <Pair>
                <ShownPicture title={messages.pictureBefore} picture={revision.picture} />
                <ShownPicture title={messages.pictureNow} picture={post.picture} />
              </Pair>
            )}
          </Stack>
        </Panel>
        <ButtonGroup>
          {!isSame && <RestoreButton post={post} version={revision.version} />}
          <Link className={buttonClass({ variant: 'outline' })} to="?">
            {messages.toHistory}
          </Link>
        </ButtonGroup>
      </Stack>
    </Block>
  );
}
