import type { MouseEvent } from 'react';

type ToolButtonProps = {
  label: string;
  path: string;
  /** Absent: it opens something instead of being on or off. */
  isOn?: boolean | undefined;
  isExpanded?: boolean;
  onPress: () => void;
};

/** The text keeps its selection while a tool is pressed. */
const keepSelection = (event: MouseEvent) => event.preventDefault();

export const ToolButton = ({ label, path, isOn, isExpanded, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className="ui-tool"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-expanded={isExpanded}
    onMouseDown={keepSelection}
    onClick={onPress}
  >
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  </button>
);
