import { refuseDuplicate } from '../../platform/database/refuse-duplicate.ts';
import { emailTaken } from '../../platform/errors.ts';

/** @throws Refusal 409 when another member has the e-mail address that is written */
export const refuseTakenEmail = <T>(write: () => Promise<T>) => refuseDuplicate('members_email', emailTaken, write);
