import { type ImportColumn, ImportField } from 'shared-api/contract/members/members-import.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Select } from 'shared-ui/lists';
import { Bdi, Block } from 'shared-ui/static';
import { messages } from './messages.ts';

type FieldChoiceProps = { label: string; value: ImportField | null; onChange: (field: ImportField | null) => void };

const FieldChoice = ({ label, value, onChange }: FieldChoiceProps) => (
  <Select
    size="sm"
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) => onChange(ImportField.options.find((field) => field === target.value) ?? null)}
  >
    <option value="">{messages.noField}</option>
    {ImportField.options.map((field) => (
      <option key={field} value={field}>
        {messages.fields[field]}
      </option>
    ))}
  </Select>
);

const heads = [messages.heading, messages.example, messages.field];

type ImportColumnsProps = { columns: ImportColumn[]; onChange: (columns: ImportColumn[]) => void };

/** What each column is taken for; a field that is given to another column leaves the one it had. */
export function ImportColumns({ columns, onChange }: ImportColumnsProps) {
  function choose(place: number, field: ImportField | null) {
    const others = columns.map((column) => (column.field === field ? { ...column, field: null } : column));
    onChange(others.map((column, at) => (at === place ? { ...column, field } : column)));
  }

  return (
    <Block title={messages.columns} lead={messages.columnsLead}>
      <PlainTable
        label={messages.columns}
        heads={heads}
        titleAt={0}
        rows={columns.map(({ heading, example, field }, place) => ({
          id: String(place),
          cells: [
            <Bdi key="heading">{heading || String(place + 1)}</Bdi>,
            <Bdi key="example">{example}</Bdi>,
            <FieldChoice
              key="field"
              label={messages.fieldOf(heading || String(place + 1))}
              value={field}
              onChange={(chosen) => choose(place, chosen)}
            />,
          ],
        }))}
      />
    </Block>
  );
}
