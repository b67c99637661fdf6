import type { MouseEvent } from 'react';

type ToolButtonProps = {
  label: string;
  /** Without a drawing it shows its name. */
  path?: string | undefined;
  /** Absent: it opens something instead of being on or off. */
  isOn?: boolean | undefined;
  isExpanded?: boolean;
  /** There is nothing it could do now. The keyboard reaches it all the same: the row keeps its places. */
  isDisabled?: boolean;
  onPress: () => void;
};

/** The text keeps its selection while a tool is pressed. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

export const ToolButton = ({ label, path, isOn, isExpanded, isDisabled, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className="ui-tool"
    {...(path && { 'aria-label': label, title: label })}
    aria-pressed={isOn}
    aria-expanded={isExpanded}
    aria-disabled={isDisabled}
    onMouseDown={keepSelection}
    onClick={isDisabled ? undefined : onPress}
  >
    {path ? (
      <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    ) : (
      label
    )}
  </button>
);
