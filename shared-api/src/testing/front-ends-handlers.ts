import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type FrontEndHealth, FrontEndsReply } from '../contract/front-ends.contract.ts';

/** Replies of what is told of the front ends, for tests, each checked against its contract. */
export const frontEndsApi = {
  loads: (read: () => FrontEndHealth[]) =>
    http.get('*/api/front-ends/loads', () =>
      HttpResponse.json(v.parse(FrontEndsReply, { days: 7, frontEnds: read() })),
    ),
};
