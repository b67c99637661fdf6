export type Face = 'signIn' | 'signUp' | 'forgotPassword' | 'signedUp' | 'waiting';

export type FaceProps = { email: string; setEmail: (email: string) => void; show: (face: Face) => void };
