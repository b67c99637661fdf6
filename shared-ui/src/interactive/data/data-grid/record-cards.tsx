import type { DataTableProps } from './data-table.types.ts';
import { RecordCard, RecordList } from './record-card.tsx';
import { SelectBox } from './select-box.tsx';
import type { Table } from './use-data-table.ts';

type RecordCardsProps<Row extends { id: string }> = DataTableProps<Row> & { table: Table<Row> };
type TableRow<Row extends { id: string }> = ReturnType<Table<Row>['getRowModel']>['rows'][number];

function RowCard<Row extends { id: string }>({
  row,
  table,
  columns,
  selectLabel,
}: RecordCardsProps<Row> & { row: TableRow<Row> }) {
  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const cells = row.getVisibleCells().map((cell) => ({
    place: columnOf(cell.column.id)?.place,
    head: columnOf(cell.column.id)?.header,
    content: <table.FlexRender cell={cell} />,
  }));
  const inPlace = (place: string) => cells.find((cell) => cell.place === place)?.content;
  return (
    <RecordCard
      picture={inPlace('picture')}
      title={inPlace('title')}
      mark={
        <SelectBox
          label={selectLabel(row.original)}
          checked={row.getIsSelected()}
          onChange={(checked) => row.toggleSelected(checked)}
        />
      }
      lines={cells.filter(({ place }) => !place)}
      isSelected={row.getIsSelected()}
    >
      {inPlace('actions')}
    </RecordCard>
  );
}

/** The same rows, one below the other. */
export function RecordCards<Row extends { id: string }>(props: RecordCardsProps<Row>) {
  const { table, caption, selectAllLabel } = props;
  return (
    <>
      <div className="ui-record-all">
        <SelectBox
          label={selectAllLabel}
          checked={table.getIsAllRowsSelected()}
          isPartly={table.getIsSomeRowsSelected()}
          onChange={(checked) => table.toggleAllRowsSelected(checked)}
        />
        <span aria-hidden="true">{selectAllLabel}</span>
      </div>
      <RecordList label={caption}>
        {table.getRowModel().rows.map((row) => (
          <RowCard key={row.id} row={row} {...props} />
        ))}
      </RecordList>
    </>
  );
}
