import type { ComponentProps, ReactNode } from 'react';
import { Block } from 'shared-ui/static';
import { ListFilters } from './list-filters.tsx';
import { ListView } from './list-view.tsx';

type ListPageProps = Omit<ComponentProps<typeof ListView>, 'count' | 'empty'> & {
  words: { title: string; count: (total: number) => string; none: string; noneHint: string };
  lead?: string;
  total: number;
  filters?: ReactNode;
  /** Whether one of them searches for words. */
  hasSearch?: boolean;
};

export const ListPage = ({ words, lead, total, filters, hasSearch, ...list }: ListPageProps) => (
  <Block title={words.title} lead={lead}>
    {filters && <ListFilters hasSearch={hasSearch}>{filters}</ListFilters>}
    <ListView {...list} count={words.count(total)} empty={{ title: words.none, text: words.noneHint }} />
  </Block>
);
