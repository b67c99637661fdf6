import { ButtonGroup } from '../../../static/actions/button/button-group.tsx';
import type { DataTableProps } from './data-table.types.ts';
import { RecordLines } from './record-card.tsx';
import { RecordRow, RecordRows } from './record-row.tsx';
import { SelectAllBox, SelectBox } from './select-box.tsx';
import type { Table } from './use-data-table.ts';

type FoldedTableProps<Row extends { id: string }> = DataTableProps<Row> & { table: Table<Row> };

/** The same rows in two lines each. What is unfolded has all columns, also those that are hidden in the table. */
export function FoldedTable<Row extends { id: string }>(props: FoldedTableProps<Row>) {
  const { table, caption, columns, briefOf, detailsOf, choice } = props;
  const actions = columns.find(({ place }) => place === 'actions');
  return (
    <>
      {choice && (
        <div className="ui-record-all">
          <SelectAllBox table={table} label={choice.allLabel} />
          <span aria-hidden="true">{choice.allLabel}</span>
        </div>
      )}
      <RecordRows label={caption}>
        {table.getRowModel().rows.map((row) => (
          <RecordRow
            key={row.id}
            {...briefOf(row.original)}
            isSelected={row.getIsSelected()}
            box={
              choice && (
                <SelectBox
                  label={choice.labelOf(row.original)}
                  checked={row.getIsSelected()}
                  onChange={(checked) => row.toggleSelected(checked)}
                />
              )
            }
          >
            {detailsOf?.(row.original)}
            <RecordLines
              lines={columns
                .filter(({ place }) => !place)
                .map(({ header, cell }) => ({ head: header, content: cell(row.original) }))}
            />
            {actions && <ButtonGroup>{(actions.unfolded ?? actions.cell)(row.original)}</ButtonGroup>}
          </RecordRow>
        ))}
      </RecordRows>
    </>
  );
}
