import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../pictures/icons/icon.tsx';

type ContactListProps = { entries: ReadonlyArray<{ icon: IconName; label: string; value: ReactNode }> };

/** Ways to reach someone: each a mark, what it is, and the place, number or address itself. */
export function ContactList({ entries }: ContactListProps) {
  return (
    <dl className="ui-contacts">
      {entries.map(({ icon, label, value }) => (
        <div key={label} className="ui-contact">
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
