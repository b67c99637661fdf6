import { Icon } from 'shared-ui/static';
import type { DataTableProps } from './data-table.types.ts';
import { SelectAllBox, SelectBox } from './select-box.tsx';
import type { Table } from './use-data-table.ts';

type SortButtonProps = { header: string; sorted: false | 'asc' | 'desc'; onSort: () => void };

/** A column's words that sort by it; the arrow points down the list, from the first to the last. */
const SortButton = ({ header, sorted, onSort }: SortButtonProps) => (
  <button type="button" className="ui-sort" data-sorted={sorted || undefined} onClick={onSort}>
    {header}
    <Icon name="down" />
  </button>
);

type RecordTableProps<Row extends { id: string }> = DataTableProps<Row> & { table: Table<Row> };

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function Head<Row extends { id: string }>({ table, columns, choice }: RecordTableProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const wordsOf = (id: string) => columns.find((column) => column.id === id)?.header ?? '';
  return (
    <thead>
      <tr>
        {choice && (
          <td>
            <SelectAllBox table={table} label={choice.allLabel} />
          </td>
        )}
        {headers.map(({ id, column }) => {
          const sorted = column.getIsSorted();
          return (
            <th key={id} scope="col" {...(sorted && { 'aria-sort': ariaSort[sorted] })}>
              {column.getCanSort() ? (
                <SortButton header={wordsOf(id)} sorted={sorted} onSort={() => column.toggleSorting()} />
              ) : (
                wordsOf(id)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Scrolls inside its own frame, which the keyboard can reach. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { table, caption, columns, choice } = props;
  const titleId = columns.find(({ place }) => place === 'title')?.id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys
    <section className="ui-table-frame" aria-label={caption} tabIndex={0}>
      <table className="ui-table">
        <Head {...props} />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
              {choice && (
                <td>
                  <SelectBox
                    label={choice.labelOf(row.original)}
                    checked={row.getIsSelected()}
                    onChange={(checked) => row.toggleSelected(checked)}
                  />
                </td>
              )}
              {row.getVisibleCells().map((cell) => {
                const content = <table.FlexRender key={cell.id} cell={cell} />;
                return cell.column.id === titleId ? (
                  <th key={cell.id} scope="row">
                    {content}
                  </th>
                ) : (
                  <td key={cell.id}>{content}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
