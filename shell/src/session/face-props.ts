/** What the window of an account shows. */
export type Face = 'signIn' | 'signUp' | 'forgotPassword' | 'signedUp' | 'waiting';

/** What the faces of the window have in common. */
export type FaceProps = { email: string; setEmail: (email: string) => void; show: (face: Face) => void };
