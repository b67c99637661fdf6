import { ImportField } from 'shared-api/contract/members/members-import.contract';
import { Select } from 'shared-ui/lists';
import { messages } from './messages.ts';

type FieldChoiceProps = { label: string; value: ImportField | null; onChange: (field: ImportField | null) => void };

export const FieldChoice = ({ label, value, onChange }: FieldChoiceProps) => (
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
