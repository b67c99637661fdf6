import type { ReactNode } from 'react';
import type { RecordBrief } from './record-row.tsx';

export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /**
   * What it is to its row: the column of the title names the row, and neither that nor the picture is repeated where a row of
   * two lines is unfolded; what is done with the row is last there.
   */
  place?: 'picture' | 'title' | 'actions';
  /** What can be done with the row where it is unfolded, if that is more than the cell. */
  unfolded?: (row: Row) => ReactNode;
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
  /** A row where there is no room for the table. */
  briefOf: (row: Row) => RecordBrief;
  /** What the unfolded row shows above its columns. */
  detailsOf?: (row: Row) => ReactNode;
  /** Where rows can be chosen. */
  choice?: {
    /** What the row is about, in the words on its checkbox. */
    labelOf: (row: Row) => string;
    allLabel: string;
    selection: Selection;
    onSelect: (selection: Selection) => void;
  };
  visibility?: Visibility;
  sorting?: Sorting;
  onSort?: (sorting: Sorting) => void;
  /** Newer rows are on their way. */
  isPending?: boolean;
};
