import * as v from 'valibot';
import { EmailAddress } from '../text/email-address.contract.ts';
import { Id } from '../wire/query.contract.ts';

/** The form of /follow: a visitor asks to be mailed of each new post of an office. */
export const FollowRequest = v.object({ email: EmailAddress, office: Id });
export type FollowRequest = v.InferOutput<typeof FollowRequest>;
