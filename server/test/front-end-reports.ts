import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStorage, type Pointer, publish, resolveFor, setRollout, visitors } from 'deploy/registry';
import { aContract, aDist, aFolder, aHostContract } from 'deploy/testing';
import type { FastifyInstance } from 'fastify';
import type { ErrorReports } from 'shared-api/contract/front-ends/front-end-errors.contract';
import type { LoadReports } from 'shared-api/contract/front-ends/front-ends.contract';
import type { VisitRequest } from 'shared-api/contract/front-ends/visits.contract';
import type { VitalsReport } from 'shared-api/contract/front-ends/vitals.contract';

export type Part = 'stable' | 'canary';

/** A registry with a shell and a remote with one page, and another build of the remote for a tenth of the visitors. */
export async function aRolloutInBrowsers() {
  const folder = await aFolder();
  const change = { storage: openStorage(folder), env: 'production', who: 'amina', why: 'a test' };
  const page = { chunks: { 'home-page': ['remote-public.00c0ffee.js'] } };
  await publish({ ...change, dists: [await aDist(aHostContract()), await aDist(aContract(page))] });
  await setRollout({ ...change, frontEnd: 'remote-public', dist: await aDist(aContract(page), 'new'), percent: 10 });
  const pointer: Pointer = JSON.parse(await readFile(join(folder, 'registry/production.json'), 'utf8'));
  const numbers = Array.from({ length: visitors }, (_, number) => number);
  const numberOf = (part: Part) =>
    numbers.find((number) => resolveFor(pointer, number).rollouts.length === (part === 'canary' ? 1 : 0));
  const urlOf = (name: 'shell' | 'remote-public', part: Part = 'stable') => {
    const { stable, canary } = pointer.remotes[name] ?? {};
    const release = part === 'canary' ? canary?.release : stable;
    return `/r/${name}/${release?.metadata.version}/${name}.js`;
  };
  return {
    folder,
    urls: { shell: urlOf('shell'), stable: urlOf('remote-public'), canary: urlOf('remote-public', 'canary') },
    /** The cookie of a visitor who is given this part. */
    cookies: (part: Part) => ({ visitor: String(numberOf(part)) }),
  };
}

type From = { address?: string; cookies?: Record<string, string> };

/** What a browser's beacon sends. */
const post = (
  app: FastifyInstance,
  what: string,
  body: unknown,
  { address = '203.0.113.1', cookies = {} }: From = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/front-ends/${what}`,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: address,
    cookies,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  });

export const sendReport = (
  app: FastifyInstance,
  what: 'loads' | 'vitals' | 'errors',
  body: LoadReports | VitalsReport | ErrorReports | string,
  from?: From,
) => post(app, what, body, from);

/** The token that a page gets for these builds; empty where it gets none. */
export async function openVisit(app: FastifyInstance, urls: VisitRequest, from?: From): Promise<string> {
  const reply = await post(app, 'visits', urls, from);
  return reply.statusCode === 200 ? reply.json().token : '';
}
