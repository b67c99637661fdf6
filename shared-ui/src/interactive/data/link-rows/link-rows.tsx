import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { dirOf } from 'shared-ui/static';

type LinkRowProps = {
  /** What it is known by in the list. */
  name: string;
  to: { pathname: string; search: string };
  /** What is remembered with it. */
  state?: unknown;
  isCurrent: boolean;
  /** It stands out as what has not been dealt with. */
  isStrong: boolean;
  title: ReactNode;
  /** At the end of the line of the title. */
  mark: ReactNode;
  /** The beginning of a text that a person wrote, in one line. */
  line: string;
  notes: ReactNode;
};

/** A row that is a link as a whole. */
export const LinkRow = ({ name, to, state, isCurrent, isStrong, title, mark, line, notes }: LinkRowProps) => (
  <li>
    <Link
      className="ui-link-row"
      to={to}
      state={state}
      preventScrollReset
      aria-current={isCurrent || undefined}
      data-row={name}
      data-strong={isStrong || undefined}
    >
      <span className="ui-link-row-head">
        <span>{title}</span>
        {mark}
      </span>
      <span className="ui-link-row-line" dir={dirOf(line)}>
        {line}
      </span>
      <span className="ui-link-row-notes">{notes}</span>
    </Link>
  </li>
);

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrows lead from one row to the next, as Tab does. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = links[links.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Rows of which one is opened. */
export const LinkRows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="ui-link-rows" aria-label={label} onKeyDown={moveFocus}>
    {children}
  </ul>
);
