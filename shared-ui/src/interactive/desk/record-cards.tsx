import type { DataTableProps } from './data-table.types.ts';
import { SelectBox } from './select-box.tsx';
import type { Table } from './use-data-table.ts';

type RecordCardsProps<Row extends { id: string }> = DataTableProps<Row> & { table: Table<Row> };
type TableRow<Row extends { id: string }> = ReturnType<Table<Row>['getRowModel']>['rows'][number];

function RecordCard<Row extends { id: string }>({
  row,
  table,
  columns,
  selectLabel,
}: RecordCardsProps<Row> & { row: TableRow<Row> }) {
  const placeOf = (id: string) => columns.find((column) => column.id === id);
  const cells = row.getVisibleCells().map((cell) => ({
    id: cell.id,
    place: placeOf(cell.column.id)?.place,
    header: placeOf(cell.column.id)?.header,
    content: <table.FlexRender cell={cell} />,
  }));
  const inPlace = (place: string) => cells.find((cell) => cell.place === place)?.content;
  return (
    <li className="ui-record" data-selected={row.getIsSelected() || undefined}>
      <div className="ui-record-head">
        {inPlace('picture')}
        <strong>{inPlace('title')}</strong>
        <SelectBox
          label={selectLabel(row.original)}
          checked={row.getIsSelected()}
          onChange={(checked) => row.toggleSelected(checked)}
        />
      </div>
      <dl className="ui-record-lines">
        {cells
          .filter(({ place }) => !place)
          .map(({ id, header, content }) => (
            <div key={id}>
              <dt>{header}</dt>
              <dd>{content}</dd>
            </div>
          ))}
      </dl>
      {inPlace('actions')}
    </li>
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
      <ul className="ui-record-list" aria-label={caption}>
        {table.getRowModel().rows.map((row) => (
          <RecordCard key={row.id} row={row} {...props} />
        ))}
      </ul>
    </>
  );
}
