import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverLimits } from '../../../limits.ts';

export type NamedBuild = { frontEnd: string; version: string };

/** One document in one browser: what it may report of, and since when. */
type Visit = { id: string; openedAt: Date; builds: NamedBuild[] };

const minuteMs = 60_000;
/** Neither stands in the name of a build. */
const [betweenParts, betweenBuilds] = ['|', ' '];

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

/** The id, the minute and the builds in plain text, and their signature. */
export function toVisitToken(secret: string, { id, openedAt, builds }: Visit): string {
  const minute = Math.floor(openedAt.getTime() / minuteMs);
  const names = builds.map(({ frontEnd, version }) => `${frontEnd}/${version}`);
  const text = [id, minute, names.join(betweenBuilds)].join(betweenParts);
  return [text, sign(secret, text).toString('base64url')].join(betweenParts);
}

/** The visit that a token was made for; undefined where this portal did not make it, or too long ago. */
export function findVisit(secret: string, token: string, now = Date.now()): Visit | undefined {
  const end = token.lastIndexOf(betweenParts);
  const text = token.slice(0, Math.max(0, end));
  const given = Buffer.from(token.slice(end + 1), 'base64url');
  const right = sign(secret, text);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [id = '', minute, names = ''] = text.split(betweenParts);
  const openedAt = new Date(Number(minute) * minuteMs);
  if (now - openedAt.getTime() > serverLimits.visitMinutes * minuteMs) return undefined;
  const builds = names.split(betweenBuilds).map((name) => {
    const [frontEnd = '', version = ''] = name.split('/');
    return { frontEnd, version };
  });
  return { id, openedAt, builds };
}
