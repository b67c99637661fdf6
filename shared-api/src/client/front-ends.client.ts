import { http } from 'shared-api/client/http';
import type { FrontEndsReply } from '../contract/front-ends.contract.ts';

/** The live builds of the front ends, and how they come up in browsers. @throws ApiError 401, 403 */
export const fetchFrontEnds = async (signal: AbortSignal) =>
  (await http()).get('front-ends/loads', { signal }).json<FrontEndsReply>();
