/**
 * Long lists, their pages and what can be done with their rows. No singleton: one front end uses it and brings it along, so
 * from the rest of the kit it takes the entries by their names.
 */
export { ColumnChoice } from './data/data-grid/column-choice.tsx';
export { DataTable } from './data/data-grid/data-table.tsx';
export type { DataColumn, Selection, Sorting, Visibility } from './data/data-grid/data-table.types.ts';
export { FoldOnPhone } from './data/data-grid/fold-on-phone.tsx';
export { OneLine } from './data/data-grid/one-line.tsx';
export { PageSize } from './data/data-grid/page-size.tsx';
export { type PageLink, Pager } from './data/data-grid/pager.tsx';
export { PlainTable } from './data/data-grid/plain-table.tsx';
export { FoldingRecord, FoldingRecordList } from './data/data-grid/record-card.tsx';
export { RowMenu } from './data/data-grid/row-menu.tsx';
export { ShortSelect } from './data/data-grid/short-select.tsx';
export { Deadline } from './data/deadline/deadline.tsx';
export { LinkRow, LinkRows } from './data/link-rows/link-rows.tsx';
export { Detail } from './data/split-view/detail.tsx';
export { SplitView } from './data/split-view/split-view.tsx';
export { Thread } from './data/split-view/thread.tsx';
