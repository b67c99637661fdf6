import type { Viewer } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard, scopeOf } from 'shared-api/contract/members/members.policy';
import type { Change } from 'shared-api/contract/notifications/changes.contract';
import type { ChangeNotice } from './changes.ts';

const isRecipient = ({ id, office }: Viewer, { id: first, until = first, office: told }: ChangeNotice) =>
  first <= id && id <= until && (told === null || told === office.id);

/** The change as the viewer may see it: to the head of an office, a member who moves in or out was added or removed. */
export function changeFor(viewer: Viewer, notice: ChangeNotice): Change | undefined {
  const { noun, change, id, office, formerOffice } = notice;
  if (noun === 'notifications') return isRecipient(viewer, notice) ? { noun, change, id: viewer.id } : undefined;
  if (noun === 'sessions' || noun === 'front-ends' || !canOpenDashboard(viewer)) return undefined;
  const scope = scopeOf(viewer);
  const hasMoved = change === 'changed' && formerOffice !== null;
  if (!scope) return { noun, change, id };
  if (office === scope) return { noun, change: hasMoved ? 'added' : change, id };
  if (formerOffice === scope) return { noun, change: hasMoved ? 'removed' : change, id };
  return undefined;
}
