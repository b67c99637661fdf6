/**
 * Long lists, their pages and what can be done with their rows. No singleton: one front end uses it and brings it along, so
 * from the rest of the kit it takes the entries by their names.
 */
export { ColumnChoice } from './data-grid/column-choice.tsx';
export { DataTable } from './data-grid/data-table.tsx';
export type { DataColumn, Selection, Sorting, Visibility } from './data-grid/data-table.types.ts';
export { OneLine } from './data-grid/one-line.tsx';
export { PageSize } from './data-grid/page-size.tsx';
export { type PageLink, Pager } from './data-grid/pager.tsx';
export { PlainTable } from './data-grid/plain-table.tsx';
export { RecordCard, RecordList } from './data-grid/record-card.tsx';
export { RowMenu } from './data-grid/row-menu.tsx';
export { Deadline } from './deadline/deadline.tsx';
export { LinkRow, LinkRows } from './link-rows/link-rows.tsx';
export { Detail } from './split-view/detail.tsx';
export { SplitView } from './split-view/split-view.tsx';
export { Thread } from './split-view/thread.tsx';
