/** What a list is found by, and what stands around it. No singleton: each front end brings those that it uses. */
export { Choices } from './lists/choices/choices.tsx';
export { Feed } from './lists/feed/feed.tsx';
export { Filter, Filters } from './lists/filters/filters.tsx';
export { SearchFilter } from './lists/filters/search-filter.tsx';
export { Select } from './lists/filters/select.tsx';
export { useFocusNext } from './lists/focus/use-focus-next.ts';
export { useFocusWhenFewer } from './lists/focus/use-focus-when-fewer.ts';
export { useMore } from './lists/focus/use-more.ts';
export { ListCount } from './lists/lists/list-count.tsx';
export { ListHead } from './lists/lists/list-head.tsx';
export { ListSkeleton } from './lists/lists/list-skeleton.tsx';
export { Marked } from './lists/lists/marked.tsx';
export { More } from './lists/lists/more.tsx';
export { MoreForm } from './lists/lists/more-form.tsx';
export { formatRate } from './lists/stat-card/format-rate.ts';
export { StatCard } from './lists/stat-card/stat-card.tsx';
export { Stats } from './lists/stat-card/stats.tsx';
