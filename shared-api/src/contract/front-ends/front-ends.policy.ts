import type { Viewer } from '../members/members.contract.ts';

export const canSeeFrontEnds = ({ role }: Pick<Viewer, 'role'>) => role === 'AD';
