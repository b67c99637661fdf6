import { Select } from '../../../static/lists/filters/select.tsx';

type PageSizeProps = {
  label: string;
  sizes: readonly number[];
  value: number | undefined;
  onChange: (size: string) => void;
};

/** How many rows a page of the list has. */
export const PageSize = ({ label, sizes, value, onChange }: PageSizeProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the kit's `Select` is the control
  <label className="ui-page-size">
    {label}
    <Select size="sm" value={value} onChange={({ target }) => onChange(target.value)}>
      {sizes.map((size) => (
        <option key={size}>{size}</option>
      ))}
    </Select>
  </label>
);
