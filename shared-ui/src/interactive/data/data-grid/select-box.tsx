type SelectBoxProps = { label: string; checked: boolean; isPartly?: boolean; onChange: (checked: boolean) => void };

/** A checkbox large enough for a thumb, whose words are for those who hear them. */
export const SelectBox = ({ label, checked, isPartly = false, onChange }: SelectBoxProps) => (
  <label className="ui-select-box">
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
  </label>
);

type ChosenRows = {
  getIsAllRowsSelected: () => boolean;
  getIsSomeRowsSelected: () => boolean;
  toggleAllRowsSelected: (checked: boolean) => void;
};

/** The checkbox of all rows of a table. */
export const SelectAllBox = ({ table, label }: { table: ChosenRows; label: string }) => (
  <SelectBox
    label={label}
    checked={table.getIsAllRowsSelected()}
    isPartly={table.getIsSomeRowsSelected()}
    onChange={(checked) => table.toggleAllRowsSelected(checked)}
  />
);
