import { CheckBox } from 'shared-ui/check-box';
import { buttonClass, Icon, VisuallyHidden } from 'shared-ui/static';
import { useDisclosure } from '../../../static/actions/hooks/use-disclosure.ts';
import type { DataColumn, Visibility } from './data-table.types.ts';
import { useIsNarrowForControls } from './use-is-narrow.ts';

type ColumnChoiceProps = {
  label: string;
  columns: readonly Pick<DataColumn<never>, 'id' | 'header' | 'canHide'>[];
  visibility: Visibility;
  onChange: (visibility: Visibility) => void;
};

/** Which columns of a table one wants to see: nothing where its rows are folded, and have them all. The browser's own disclosure: it opens at once, and Escape closes it. */
export function ColumnChoice({ label, columns, visibility, onChange }: ColumnChoiceProps) {
  const details = useDisclosure();
  if (useIsNarrowForControls()) return null;
  return (
    <details ref={details} className="ui-column-choice">
      <summary className={buttonClass({ variant: 'outline', size: 'sm' })}>
        {label} <Icon name="down" />
      </summary>
      <fieldset className="ui-column-choice-panel">
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
        {columns
          .filter(({ canHide = true }) => canHide)
          .map(({ id, header }) => (
            <CheckBox
              key={id}
              label={header}
              isChecked={visibility[id] ?? true}
              onChange={(isChecked) => onChange({ ...visibility, [id]: isChecked })}
            />
          ))}
      </fieldset>
    </details>
  );
}
