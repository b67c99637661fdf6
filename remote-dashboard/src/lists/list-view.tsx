import type { ReactNode } from 'react';
import { Pager } from 'shared-ui/data-grid';
import { ListHead, ListSkeleton, useFocusNext } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Button, EmptyState, FailedState } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useFilter } from './use-filter.ts';
import { usePageLinks } from './use-page-links.ts';

type ListViewProps = {
  list: {
    status: 'idle' | 'loading' | 'succeeded' | 'failed';
    items: readonly unknown[];
    next: string | null;
  };
  /** How many there are, in words. */
  count: string;
  empty: { title: string; text: string };
  /** What can be done with the list as a whole. */
  tools?: ReactNode;
  onRetry: () => void;
  children: ReactNode;
};

export function ListView({ list, count, empty, tools, onRetry, children }: ListViewProps) {
  const links = usePageLinks(list.next);
  const { params, clear } = useFilter();
  const isFiltered = params.size > 0;
  const place = useFocusNext<HTMLDivElement>('li, tbody tr');
  return (
    <div ref={place}>
      <Loaded
        status={list.status}
        isEmpty={list.items.length === 0}
        waiting={<ListSkeleton />}
        failed={<FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={onRetry} />}
        empty={
          <EmptyState
            {...empty}
            action={
              isFiltered && (
                <Button variant="outline" onClick={clear}>
                  {messages.showAll}
                </Button>
              )
            }
          />
        }
      >
        <ListHead count={count}>{tools}</ListHead>
        {children}
        <Pager label={messages.pages} links={links} />
      </Loaded>
    </div>
  );
}
