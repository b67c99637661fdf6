import type { ReactNode } from 'react';

type ThreadProps = {
  title: string;
  items: ReadonlyArray<{ id: string; head: ReactNode; text: ReactNode }>;
};

/** What was written one after the other, each as it was typed. */
export const Thread = ({ title, items }: ThreadProps) => (
  <div className="ui-thread">
    <h3>{title}</h3>
    <ol>
      {items.map(({ id, head, text }) => (
        <li key={id}>
          <div className="ui-thread-head">{head}</div>
          <div dir="auto">{text}</div>
        </li>
      ))}
    </ol>
  </div>
);
