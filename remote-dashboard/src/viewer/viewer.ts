import { createContext, use } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';

const Viewer = createContext<PrivateMember | null>(null);

/** The member who is signed in; the guard of the dashboard provides it. */
export const ViewerProvider = Viewer.Provider;

/** @throws outside the dashboard's guard */
export function useViewer(): PrivateMember {
  const viewer = use(Viewer);
  if (!viewer) throw new Error('nobody looks at the dashboard');
  return viewer;
}
