import type { ReactNode } from 'react';
import { Icon, type IconName, Skeleton } from 'shared-ui/static';

type StatCardProps = {
  /** None: a card whose content is on its way. */
  icon?: IconName;
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
};

/** One figure and what it counts, inside a `<dl className="ui-stats">`. Its height does not depend on the value. */
export function StatCard({ icon, label, value, note }: StatCardProps) {
  return (
    <div className="ui-stat">
      <dt className="ui-stat-label">
        {icon ? <Icon name={icon} /> : <Skeleton shape="circle" />}
        {label}
      </dt>
      <dd className="ui-stat-value">{value}</dd>
      <dd className="ui-stat-note">{note}</dd>
    </div>
  );
}
