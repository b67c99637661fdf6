import type { DataTableProps } from './data-table.types.ts';
import { FoldedTable } from './folded-table.tsx';
import { RecordTable } from './record-table.tsx';
import { useDataTable } from './use-data-table.ts';
import { useIsNarrowForControls } from './use-is-narrow.ts';

/** One page of a long list: a table where there is room for it, rows of two lines, which unfold, where there is not. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const table = useDataTable(props);
  const isNarrow = useIsNarrowForControls();
  const Form = isNarrow ? FoldedTable : RecordTable;
  return (
    <div className="ui-data-grid" aria-busy={props.isPending ?? false}>
      <Form table={table} {...props} />
    </div>
  );
}
