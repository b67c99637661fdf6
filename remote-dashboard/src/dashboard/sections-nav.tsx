import { AdminRail } from 'shared-ui/admin';
import { Choices } from 'shared-ui/lists';
import { Link, useLocation } from 'shared-ui/router';
import { Badge, formatCount, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { useWaiting } from '../pending/pending-counts.ts';
import { isLogs, logsFor, sectionOf, sectionsFor } from '../sections/sections.ts';
import { useViewer } from '../viewer/viewer.ts';

const useHere = () => sectionOf(useLocation().pathname);

const Waiting = ({ count }: { count: number }) =>
  count > 0 && (
    <Badge tone="announcement">
      <VisuallyHidden>{messages.waitingCount}</VisuallyHidden>
      {formatCount(count)}
    </Badge>
  );

/** Says that this is the page itself, or that it lies behind this link. */
function currentOf(path: string, here: string) {
  if (path === here) return 'page';
  return isLogs(path) && isLogs(here) ? 'true' : undefined;
}

export function SectionsNav() {
  const here = useHere();
  const waiting = useWaiting();
  return (
    <AdminRail label={messages.sections} state={[here, ...Object.values(waiting)].join()}>
      {sectionsFor(useViewer()).map(({ path, label, badge }) => (
        <Link key={path} to={path} aria-current={currentOf(path, here)}>
          {label}
          {badge && <Waiting count={waiting[badge]} />}
        </Link>
      ))}
    </AdminRail>
  );
}

/** The pages behind the link to the logs, where there are several. */
export function LogsNav() {
  const here = useHere();
  const pages = logsFor(useViewer());
  if (!isLogs(here) || pages.length < 2) return null;
  return (
    <Choices label={messages.logPages}>
      {pages.map(({ path, label }) => (
        <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Choices>
  );
}
