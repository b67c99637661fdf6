import { type ReactNode, useEffect, useRef } from 'react';

type SplitViewProps = {
  list: ReactNode;
  /** The `name` of the row that is open; undefined where none is. */
  open: string | undefined;
  /** The link that closes it again, where the list is not beside it. */
  back: ReactNode;
  /** What is open, or words in its place. */
  children: ReactNode;
};

/** A list with what is opened from it: side by side on a desk, one in the place of the other on a phone. */
export function SplitView({ list, open, back, children }: SplitViewProps) {
  const rows = useRef<HTMLDivElement>(null);
  const before = useRef(open);

  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (!left || open) return;
    const links = [...(rows.current?.querySelectorAll('a') ?? [])];
    const row = links.find(({ dataset }) => dataset.row === left);
    // after the frame of the page has put the focus on the page as a whole
    queueMicrotask(() => row?.focus());
  }, [open]);

  return (
    <div className="ui-split" data-open={open !== undefined || undefined}>
      <div className="ui-split-list" ref={rows}>
        {list}
      </div>
      <div className="ui-split-detail">
        {open !== undefined && <div className="ui-split-back">{back}</div>}
        {children}
      </div>
    </div>
  );
}
