import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import { heldTag } from './held-tag.ts';

type Sent = { tag: string; changedAt: number };

export type Written = {
  body: string;
  /** When the latest of what it holds was changed, as ISO 8601. */
  changedAt: string;
};

/** `key` is one for each file, however it is asked for. */
type ChangingFile = Written & { key: string; type: string };

const toSecond = (iso: string) => Math.floor(Date.parse(iso) / 1000) * 1000;

/**
 * Of `If-Modified-Since`, which counts where no tag is named (RFC 9110, 13.1.3). Another date is that of another body, also a later one:
 * what lost its newest entry is older than before, and another instance may have sent it.
 */
const isHeldSince = (ifModifiedSince: string | undefined, changedAt: number) =>
  changedAt === Date.parse(ifModifiedSince ?? '');

/** Sends files that clients ask for time and again: 304 to who holds what would be sent. */
export function ifChangedSender() {
  const sent = new LRUCache<string, Sent>({ max: serverLimits.maxChangingFiles });

  /**
   * The date of another body is another: one that lost a post is no older than what it was, and dates of HTTP do not tell apart two
   * changes in one second.
   */
  function rememberChange({ key, body, changedAt }: ChangingFile): Sent {
    const tag = `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
    const before = sent.get(key);
    if (before?.tag === tag) return before;
    const changed = { tag, changedAt: Math.max(toSecond(changedAt), before ? before.changedAt + 1000 : 0) };
    sent.set(key, changed);
    return changed;
  }

  return function sendIfChanged({ headers }: FastifyRequest, reply: FastifyReply, file: ChangingFile) {
    const { tag, changedAt } = rememberChange(file);
    reply.headers({ etag: tag, 'last-modified': new Date(changedAt).toUTCString(), vary: 'accept-encoding' });
    const isHeld =
      headers['if-none-match'] === undefined
        ? isHeldSince(headers['if-modified-since'], changedAt)
        : heldTag(headers['if-none-match'], [tag]) !== undefined;
    return isHeld ? reply.code(304).send() : reply.type(file.type).send(file.body);
  };
}
