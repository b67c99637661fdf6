import { emailTaken } from '../errors.ts';
import { refuseDuplicate } from '../refuse-duplicate.ts';

/** @throws Refusal 409 when another member has the e-mail address that is written */
export const refuseTakenEmail = <T>(write: () => Promise<T>) => refuseDuplicate('members_email', emailTaken, write);
