import type { Role, Viewer } from '../members/members.contract.ts';

export const canAddOffices = (viewer: { role: Role }) => viewer.role === 'AD';

export const canEditOffice = (viewer: Pick<Viewer, 'role' | 'office'>, office: { id: string }) =>
  viewer.role === 'AD' || (viewer.role === 'OP' && viewer.office.id === office.id);

export const canCloseOffices = (viewer: { role: Role }) => viewer.role === 'AD';
