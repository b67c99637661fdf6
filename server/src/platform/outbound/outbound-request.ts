import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { addAbortListener } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

/** What another site was asked for did not come, or was not asked for at all. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
}

/** It leads to this machine, its network or a port that is not the web's, and was not asked. */
export class NotPublicError extends OutboundError {}

type Request = { method?: string; headers: Record<string, string | number>; body?: Buffer | null; signal: AbortSignal };

export type OutboundOptions = {
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
  /** Tests let it reach a server of their own; nothing that runs in production does. */
  mayReach?: (address: string, port: number) => boolean;
};

const ports: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** The web's own ports only: others lead to services that were not meant for strangers. */
export const isPublicWeb = (address: string, port: number) =>
  isPublicAddress(address) && Object.values(ports).includes(port);

const resolveAll = (hostname: string) => lookup(hostname, { all: true });

/** @throws OutboundError for what is no plain web address */
export function parseAddress(address: string, base?: URL) {
  const url = URL.parse(address, base);
  if (!url || !ports[url.protocol] || url.username || url.password) throw new OutboundError('not a web address');
  return url;
}

/** Rejects when the signal says so, although the work itself cannot be stopped. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal) {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const listener = addAbortListener(signal, () => reject(signal.reason));
  return Promise.race([work, aborted]).finally(() => listener[Symbol.dispose]());
}

/** Answers a connection that looks its host up with addresses that are already known. */
const answerWith =
  (known: LookupAddress[]): LookupFunction =>
  (_name, { all }, done) => {
    const [first] = known;
    if (all || !first) done(null, known);
    else done(null, first.address, first.family);
  };

/** Connects to the addresses that were checked: the name is not resolved a second time. */
const send = (url: URL, checked: LookupAddress[], { method = 'GET', headers, body, signal }: Request) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const options = {
      agent: false as const,
      method,
      signal,
      headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Tadamon' },
      lookup: answerWith(checked),
    };
    request(url, options).on('response', resolve).on('error', reject).end(body);
  });

/**
 * Requests what people name on other sites, without lending them this server's place in its network: every address a name
 * has must be public, and the connection goes to those very addresses.
 */
export function outboundRequest({ resolve = resolveAll, mayReach = isPublicWeb }: OutboundOptions = {}) {
  async function findAddresses(url: URL, signal: AbortSignal) {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const found = family ? [{ address: host, family }] : await unlessAborted(resolve(host), signal);
    const port = Number(url.port) || (ports[url.protocol] ?? 0);
    if (found.length === 0 || !found.every(({ address }) => mayReach(address, port)))
      throw new NotPublicError('not an address of the public web');
    return found;
  }

  return async (url: URL, request: Request) => send(url, await findAddresses(url, request.signal), request);
}

/** Whatever failed, by one name. */
export const toOutboundError = (error: unknown) =>
  error instanceof OutboundError ? error : new OutboundError('no answer', { cause: error });
