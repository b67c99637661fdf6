import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass, Icon } from 'shared-ui/static';
import { useDisclosure } from '../../../static/actions/hooks/use-disclosure.ts';
import { type RecordLine, RecordLines } from './record-card.tsx';

const gapPx = 8;

/** Puts a panel under what it folds out of, or over it where there is no room, and keeps it there while anything scrolls. */
function placeBeside(panel: HTMLElement | null) {
  const opener = panel?.parentElement;
  if (!panel || !opener) return undefined;

  function place(open: HTMLElement, from: HTMLElement) {
    const { top, bottom, left } = from.getBoundingClientRect();
    const below = bottom + gapPx;
    const above = Math.max(gapPx, top - gapPx - open.offsetHeight);
    const widest = document.documentElement.clientWidth - gapPx - open.offsetWidth;
    open.style.insetBlockStart = `${below + open.offsetHeight > innerHeight ? above : below}px`;
    open.style.insetInlineEnd = `${Math.max(gapPx, Math.min(left, widest))}px`; // a page ends at its left
  }

  const follow = () => place(panel, opener);
  addEventListener('scroll', follow, true);
  addEventListener('resize', follow);
  follow();
  return () => {
    removeEventListener('scroll', follow, true);
    removeEventListener('resize', follow);
  };
}

type PanelProps = {
  /** Names the menu: its words, and the row that it is about. */
  label: string;
  title: ReactNode;
  /** What is known of the row, uncut. */
  lines: readonly RecordLine[];
  /** Buttons for what is rarely done with the row. */
  children?: ReactNode;
};

function Panel({ label, title, lines, children }: PanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => placeBeside(panel.current), []);
  return (
    <fieldset ref={panel} className="ui-row-menu-panel" aria-label={label}>
      <strong>{title}</strong>
      <RecordLines lines={lines} />
      {children}
    </fieldset>
  );
}

type RowMenuProps = Omit<PanelProps, 'children'> & { words: string; children?: (close: () => void) => ReactNode };

/** A row's details and what is rarely done with it, folding out over the table. Until then it is a button and nothing more. */
export function RowMenu({ words, label, children, ...panel }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useDisclosure();

  /** The keyboard goes back to the button, where a dialog that opens next will return it. */
  function close() {
    details.current?.querySelector('summary')?.focus();
    details.current?.removeAttribute('open');
  }

  return (
    <details ref={details} className="ui-row-menu" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={buttonClass({ variant: 'ghost', size: 'sm' })} aria-label={label}>
        {words} <Icon name="down" />
      </summary>
      {isOpen && (
        <Panel label={label} {...panel}>
          {children?.(close)}
        </Panel>
      )}
    </details>
  );
}
