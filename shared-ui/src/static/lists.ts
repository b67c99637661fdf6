/** What a list is found by, and what stands around it. No singleton: each front end brings those that it uses. */
export { Choices } from './choices/choices.tsx';
export { Feed } from './feed/feed.tsx';
export { Filter, Filters } from './filters/filters.tsx';
export { SearchFilter } from './filters/search-filter.tsx';
export { Select } from './filters/select.tsx';
export { useFocusNext } from './focus/use-focus-next.ts';
export { useFocusWhenFewer } from './focus/use-focus-when-fewer.ts';
export { useMore } from './focus/use-more.ts';
export { ListCount } from './lists/list-count.tsx';
export { ListHead } from './lists/list-head.tsx';
export { ListSkeleton } from './lists/list-skeleton.tsx';
export { More } from './lists/more.tsx';
export { MoreForm } from './lists/more-form.tsx';
export { formatRate } from './stat-card/format-rate.ts';
export { StatCard } from './stat-card/stat-card.tsx';
export { Stats } from './stat-card/stats.tsx';
