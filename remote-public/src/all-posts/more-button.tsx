import type { ReactNode, SubmitEvent } from 'react';
import { More } from 'shared-ui/lists';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import type { PostsFilter } from './posts-filter.ts';

type MoreButtonProps = {
  filter: PostsFilter;
  cursor: string;
  isPending: boolean;
  showMore: () => Promise<void>;
  children: ReactNode;
};

/** Adds the next page to the list; without JavaScript it leads to it. */
export function MoreButton({ filter, cursor, isPending, showMore, children }: MoreButtonProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void showMore();
  }
  return (
    <form action="/posts" onSubmit={submit}>
      {Object.entries({ ...filter, cursor }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <More>
        <p>{children}</p>
        <Button type="submit" variant="outline" aria-busy={isPending}>
          {isPending ? messages.moreComing : messages.more}
        </Button>
      </More>
    </form>
  );
}
