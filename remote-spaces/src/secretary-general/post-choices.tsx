import type { ComponentProps } from 'react';
import type { Post, PostType } from 'shared-api/contract/posts/posts.contract';
import { Choices } from 'shared-ui/lists';
import { Link, useSearchParams } from 'shared-ui/router';
import { Block, formatCount } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PostList } from '../posts/post-list.tsx';

type Choice = { tab: string; label: string; type?: PostType };

const everything: Choice = { tab: '', label: messages.everything };
const choices: Choice[] = [
  everything,
  { tab: 'posts', label: messages.posts, type: 'Post' },
  { tab: 'ads', label: messages.ads, type: 'Ad' },
];

const only = (posts: Post[], { type }: Choice) => (type ? posts.filter((post) => post.type === type) : posts);

/** Everything, the posts alone or the announcements alone: the choice is in the address, so it works as a plain link. */
export function PostChoices({ posts, ...rest }: ComponentProps<typeof PostList>) {
  const [params] = useSearchParams();
  const current = choices.find(({ tab }) => tab === params.get('tab')) ?? everything;
  return (
    <Block title={messages.postsAndAds}>
      <Choices label={messages.postChoices}>
        {choices.map((choice) => (
          <Link
            key={choice.tab}
            to={{ search: choice.tab && `?tab=${choice.tab}` }}
            replace
            preventScrollReset
            aria-current={choice === current ? 'page' : undefined}
          >
            {choice.label} <small>{formatCount(only(posts, choice).length)}</small>
          </Link>
        ))}
      </Choices>
      <PostList posts={only(posts, current)} {...rest} />
    </Block>
  );
}
