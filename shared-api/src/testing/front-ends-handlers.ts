import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { type FrontEndError, FrontEndErrorsReply } from '../contract/front-ends/front-end-errors.contract.ts';
import { FrontEndHistory } from '../contract/front-ends/front-end-history.contract.ts';
import {
  type AnnouncedHost,
  type FrontEndHealth,
  FrontEndsReply,
  type SharedModule,
} from '../contract/front-ends/front-ends.contract.ts';

/** Replies of what is told of the front ends, for tests, each checked against its contract. */
export const frontEndsApi = {
  loads: (read: () => FrontEndHealth[], modules: SharedModule[] = [], announced: AnnouncedHost | null = null) =>
    http.get('*/api/front-ends/loads', () =>
      HttpResponse.json(v.parse(FrontEndsReply, { days: 7, frontEnds: read(), modules, announced })),
    ),
  errors: (read: () => FrontEndError[]) =>
    http.get('*/api/front-ends/errors', () => HttpResponse.json(v.parse(FrontEndErrorsReply, { errors: read() }))),
  history: (read: (days: number) => FrontEndHistory) =>
    http.get('*/api/front-ends/:name/history', ({ request }) =>
      HttpResponse.json(v.parse(FrontEndHistory, read(Number(new URL(request.url).searchParams.get('days'))))),
    ),
};
