import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Where it stands on a card, the narrow form of a row; elsewhere it is a line of its own. */
  place?: 'picture' | 'title' | 'actions';
  canSort?: boolean;
  /** Whether one may choose not to see it. */
  canHide?: boolean;
};

export type Sorting = { id: string; desc: boolean };
/** Ids of the rows that are chosen. */
export type Selection = Record<string, true>;
/** Ids of columns; what is not named is shown. */
export type Visibility = Record<string, boolean>;

export type DataTableProps<Row extends { id: string }> = {
  /** Names the table for those who hear it. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** What the row is about, in the words on its checkbox. */
  selectLabel: (row: Row) => string;
  selectAllLabel: string;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  visibility: Visibility;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Newer rows are on their way. */
  isPending?: boolean;
};
