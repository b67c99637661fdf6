import {
  columnVisibilityFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataTableProps, Selection } from './data-table.types.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

/** The table as TanStack knows it. Its rows come sorted from the server; what is chosen and shown lives outside. */
export function useDataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { columns, rows, choice, visibility = {}, onSort } = props;
  const selection = choice?.selection ?? {};
  const sorting = props.sorting ? [props.sorting] : [];
  const definitions = useMemo(
    () =>
      columns.map(({ id, header, cell, canSort = false, canHide = true }) => ({
        id,
        header: () => header,
        accessorFn: (row: Row) => row,
        cell: ({ row }: { row: { original: Row } }) => cell(row.original),
        enableSorting: canSort,
        enableHiding: canHide,
      })),
    [columns],
  );
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: (row: Row) => row.id,
    manualSorting: true,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { rowSelection: selection, columnVisibility: visibility, sorting },
    onRowSelectionChange: (updater: Updater<Selection>) => choice?.onSelect(functionalUpdate(updater, selection)),
    onSortingChange: (updater: Updater<{ id: string; desc: boolean }[]>) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next) onSort?.(next);
    },
  });
}
export type Table<Row extends { id: string }> = ReturnType<typeof useDataTable<Row>>;
