import * as pathTo from 'shared-api/contract/path-to';
import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { Choices } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { messages } from './messages.ts';
import { type PostsFilter, searchOf } from './posts-filter.ts';

const choices: { label: string; type?: PostType }[] = [
  { label: messages.everything },
  { label: messages.onlyPosts, type: 'Post' },
  { label: messages.onlyAds, type: 'Ad' },
];

type TypeChoicesProps = { filter: PostsFilter; onChoose: (search: string) => void };

/** Everything, the posts alone or the announcements alone; the rest of the filter stays. */
export const TypeChoices = ({ filter: { type: current, ...filter }, onChoose }: TypeChoicesProps) => (
  <Choices label={messages.types}>
    {choices.map(({ label, ...choice }) => {
      const search = searchOf({ ...filter, ...choice });
      return (
        <Link
          key={label}
          to={{ search }}
          preventScrollReset
          aria-current={choice.type === current ? 'page' : undefined}
          onClick={() => onChoose(search)}
        >
          {label}
        </Link>
      );
    })}
    <Link to={pathTo.events}>{messages.onlyEvents}</Link>
  </Choices>
);
