import { refuseDuplicate } from '../../platform/database/refuse-duplicate.ts';
import { emailTaken } from '../../platform/errors.ts';

/** @throws Refusal 409 when another member has the e-mail address that is written */
export const refuseTakenEmail = <T>(write: () => Promise<T>, refusal = emailTaken) =>
  refuseDuplicate('members_email', refusal, write);
