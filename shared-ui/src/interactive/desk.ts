/**
 * What a desk is made of: long lists, their pages, what folds out over them. No singleton: one front end uses it and brings
 * it along, so from the rest of the kit it takes the entries by their names.
 */
export { ColumnChoice } from './desk/column-choice.tsx';
export { DataTable } from './desk/data-table.tsx';
export type { DataColumn, Selection, Sorting, Visibility } from './desk/data-table.types.ts';
export { DeskStyles } from './desk/desk-styles.tsx';
export { FoldingPanel } from './desk/folding-panel.tsx';
export { type PageLink, Pager } from './desk/pager.tsx';
export { PlainTable } from './desk/plain-table.tsx';
