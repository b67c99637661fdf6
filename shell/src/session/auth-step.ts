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

/** The e-mail goes along from one step to the next: it is typed once. `sentence` is what the server said of the step before. */
export type AuthStepProps = { email: string; show: (step: AuthStep, email: string, sentence?: string) => void };
