import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type Fetched = { status: number; headers: Record<string, string>; body: Buffer };

const passedOn = /^(content-type|content-encoding|cache-control|content-security-policy|x-|referrer-policy|vary|etag)/;

const kept = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      passedOn.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** Asks a server whose certificate nobody signed; the reply stays packed as it came. */
export const createFetcher =
  (origin: string) =>
  (path: string, accepted = 'identity'): Promise<Fetched> =>
    new Promise((done, fail) => {
      const options = { rejectUnauthorized: false, headers: { 'accept-encoding': accepted } };
      const get = origin.startsWith('https') ? getHttps : getHttp;
      const request = get(new URL(path, origin), options, async (reply) => {
        const body = await buffer(reply);
        done({ status: reply.statusCode ?? 0, headers: kept(reply.headers), body });
      });
      request.on('error', fail);
    });
export type Fetcher = ReturnType<typeof createFetcher>;
