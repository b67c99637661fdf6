import { createContext, use } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';

const Viewer = createContext<PrivateMember | null>(null);

/** Whoever looks; the guard of the dashboard says who it is. */
export const ViewerProvider = Viewer.Provider;

/** @throws outside the dashboard's guard */
export function useViewer(): PrivateMember {
  const viewer = use(Viewer);
  if (!viewer) throw new Error('nobody looks at the dashboard');
  return viewer;
}
