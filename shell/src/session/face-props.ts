import type { Face } from './account-dialog.tsx';

/** What the faces of the window have in common. */
export type FaceProps = { email: string; setEmail: (email: string) => void; show: (face: Face) => void };
