import { randomInt } from 'node:crypto';
import { visitors } from 'deploy/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { serverLimits } from '../../limits.ts';

const cookie = 'visitor';
/** Coprime to the number of visitors: steps of it reach each of them once. */
const step = 3821;

let next = randomInt(visitors);

/** Newcomers are spread evenly over the visitors, so that a small rollout is neither missed nor doubled by chance. */
function giveNumber() {
  next = (next + step) % visitors;
  return next;
}

/** The number that a browser was given during a rollout; undefined where it has none. */
export function findVisitor({ cookies }: FastifyRequest): number | undefined {
  const given = cookies[cookie] ?? '';
  return /^\d{1,4}$/.test(given) ? Number(given) : undefined;
}

/**
 * The number of this browser during a rollout, 0 to 9999, in a cookie. It is not linked to a person, and is set only while
 * there is a rollout.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isRollout: boolean): number {
  const given = findVisitor(request);
  if (given !== undefined) return given;
  if (!isRollout) return 0;
  const visitor = giveNumber();
  reply.setCookie(cookie, String(visitor), { maxAge: serverLimits.visitorCookieSeconds });
  return visitor;
}
