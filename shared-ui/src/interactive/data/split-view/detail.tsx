import { type ReactNode, useEffect, useId, useRef } from 'react';

type DetailProps = {
  title: ReactNode;
  /** In one line below the title. */
  notes: ReactNode;
  children: ReactNode;
};

/** What was opened from a list: the keyboard, and who listens to the page, go on at its title. */
export function Detail({ title, notes, children }: DetailProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // after the frame of the page has put the focus on the page as a whole; a page just loaded has it nowhere
    queueMicrotask(() => {
      if (document.activeElement === document.body) return;
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView?.({ block: 'nearest' });
    });
  }, []);

  return (
    <section className="ui-detail" aria-labelledby={titleId}>
      <header className="ui-detail-head">
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <div className="ui-detail-notes">{notes}</div>
      </header>
      {children}
    </section>
  );
}
