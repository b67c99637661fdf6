import { rejectDuplicate } from '../../platform/database/reject-duplicate.ts';
import { emailTaken } from '../../platform/errors.ts';

/** @throws Rejection 409 when another member has the e-mail address that is written */
export const rejectTakenEmail = <T>(write: () => Promise<T>, rejection = emailTaken) =>
  rejectDuplicate('members_email', rejection, write);
