import type { DataTableProps } from './data-table.types.ts';
import { RecordCards } from './record-cards.tsx';
import { RecordTable } from './record-table.tsx';
import { useDataTable } from './use-data-table.ts';
import { useIsNarrowForControls } from './use-is-narrow.ts';

/** One page of a long list: a table where there is room for it, a list of cards with the same actions where there is not. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const table = useDataTable(props);
  const isNarrow = useIsNarrowForControls();
  const Form = isNarrow ? RecordCards : RecordTable;
  return (
    <div className="ui-data-grid" aria-busy={props.isPending ?? false}>
      <Form table={table} {...props} />
    </div>
  );
}
