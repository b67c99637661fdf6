import { useEffect, useRef } from 'react';
import { EmptyState, exactDay } from 'shared-ui/static';
import { messages } from './messages.ts';

/** Until when the member may come back. The form that it sent is gone, so the keyboard goes on here. */
export function DeletionRequested({ dueAt }: { dueAt: string }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const title = messages.left(exactDay(dueAt));
  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      <EmptyState title={title} text={messages.leftHint} />
    </section>
  );
}
