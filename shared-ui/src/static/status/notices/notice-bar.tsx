import type { ReactNode } from 'react';

/** A notice that stays until a person answers it with one of its buttons. */
export const NoticeBar = ({ text, children }: { text: string; children: ReactNode }) => (
  <section className="ui-notices" aria-live="polite">
    <div className="ui-notice">
      <span>{text}</span>
      {children}
    </div>
  </section>
);
