export type AuthStep =
  | 'signIn'
  | 'secondFactor'
  | 'signUp'
  | 'signedUp'
  | 'forgotPassword'
  | 'linkMailed'
  | 'passwordSaved'
  | 'waiting'
  | 'signOut';

/** The e-mail goes along from one step to the next: it is typed once. */
export type AuthStepProps = { email: string; show: (step: AuthStep, email: string) => void };
