import type { ReactNode } from 'react';
import { Icon, type IconName, Skeleton } from 'shared-ui/static';
import { documentPath } from '../../pictures/icons/icon-paths.ts';

type StatCardProps = {
  /** None: a card whose content is on its way. */
  icon?: IconName | 'document' | undefined;
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
};

function StatIcon({ icon }: { icon: StatCardProps['icon'] }) {
  if (!icon) return <Skeleton shape="circle" />;
  return icon === 'document' ? <Icon path={documentPath} /> : <Icon name={icon} />;
}

/** One figure and what it counts, inside a `<dl className="ui-stats">`. Its height does not depend on the value. */
export function StatCard({ icon, label, value, note }: StatCardProps) {
  return (
    <div className="ui-stat">
      <dt className="ui-stat-label">
        <StatIcon icon={icon} />
        {label}
      </dt>
      <dd className="ui-stat-value">{value}</dd>
      <dd className="ui-stat-note">{note}</dd>
    </div>
  );
}
