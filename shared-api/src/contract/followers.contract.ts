import * as v from 'valibot';
import { Id } from './query.contract.ts';
import { EmailAddress } from './text.contract.ts';

/** The form of /follow: a visitor asks to be mailed of each new post of an office. */
export const FollowRequest = v.object({ email: EmailAddress, office: Id });
export type FollowRequest = v.InferOutput<typeof FollowRequest>;
