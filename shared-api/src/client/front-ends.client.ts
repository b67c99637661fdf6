import { http } from 'shared-api/client/http';
import type { FrontEndErrorsReply } from '../contract/front-ends/front-end-errors.contract.ts';
import type { FrontEndHistory } from '../contract/front-ends/front-end-history.contract.ts';
import type { FrontEndsReply } from '../contract/front-ends/front-ends.contract.ts';

/** The live builds of the front ends, and how they come up in browsers. @throws ApiError 401, 403 */
export const fetchFrontEnds = async (signal: AbortSignal) =>
  (await http()).get('front-ends/loads', { signal }).json<FrontEndsReply>();

/** What went wrong in the pages of visitors, the latest first. @throws ApiError 401, 403 */
export const fetchFrontEndErrors = async (signal: AbortSignal) =>
  (await http()).get('front-ends/errors', { signal }).json<FrontEndErrorsReply>();

/** The versions of a front end over the last days, and what befell them. @throws ApiError 401, 403, 404 */
export const fetchFrontEndHistory = async (name: string, days: number, signal: AbortSignal) =>
  (await http())
    .get(`front-ends/${encodeURIComponent(name)}/history`, { searchParams: { days }, signal })
    .json<FrontEndHistory>();
