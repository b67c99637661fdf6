import type { ReactNode } from 'react';
import { Badge, buttonClass, Icon } from 'shared-ui/static';
import { useIsPhone } from './use-is-narrow.ts';

type FoldOnPhoneProps = {
  /** Names the row that is left on a phone. */
  label: string;
  /** How many of what is inside are in use: the row says so. */
  count?: number;
  children: ReactNode;
};

/** What one needs now and then: on a phone one row, which a press unfolds. */
export function FoldOnPhone({ label, count = 0, children }: FoldOnPhoneProps) {
  if (!useIsPhone()) return children;
  return (
    <details className="ui-fold">
      <summary className={buttonClass({ variant: 'outline' })}>
        {label} {count > 0 && <Badge tone="accent">{count}</Badge>}
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
