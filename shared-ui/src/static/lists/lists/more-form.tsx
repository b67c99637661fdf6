import type { ReactNode, SubmitEvent } from 'react';
import { Button } from 'shared-ui/static';
import { More } from './more.tsx';

type MoreFormProps = {
  /** The page that shows more, where the browser itself goes on: this one, unless told. */
  action?: string;
  /** What that page is asked for. */
  fields: Readonly<Partial<Record<string, string>>>;
  /** Shows more in place. */
  onMore: () => Promise<void>;
  isPending: boolean;
  /** On the button. */
  label: string;
  pendingLabel: string;
  size?: 'sm' | 'md';
  /** Above the button. */
  children?: ReactNode;
};

/** Under a list: adds the next of it; until scripts are there it leads to the page that holds them too. */
export function MoreForm({
  action,
  fields,
  onMore,
  isPending,
  label,
  pendingLabel,
  size = 'md',
  children,
}: MoreFormProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void onMore();
  }
  return (
    <form action={action} onSubmit={submit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <More>
        {children && <p>{children}</p>}
        <Button type="submit" variant="outline" size={size} aria-busy={isPending}>
          {isPending ? pendingLabel : label}
        </Button>
      </More>
    </form>
  );
}
