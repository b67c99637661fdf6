import type { Viewer } from './members.contract.ts';

/** Every event is for members, whether others may come or not. */
export const canAttend = (viewer: Pick<Viewer, 'Active'>) => viewer.Active;
