export type AuthStep = 'signIn' | 'secondFactor' | 'signUp' | 'forgotPassword' | 'signedUp' | 'waiting';

/** The e-mail goes along from one step to the next: it is typed once. */
export type AuthStepProps = { email: string; show: (step: AuthStep, email: string) => void };
