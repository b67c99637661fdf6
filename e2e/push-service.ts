import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Answer = { status: number; headers?: Record<string, string> };
type Pushed = { path: string; headers: IncomingMessage['headers']; text: string; subject: string };

const decode = (text: string) => Buffer.from(text, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's side of a subscription: the keys it gives away, and how it reads what comes (RFC 8291). */
export function aBrowserKey() {
  const browser = createECDH('prime256v1');
  const publicKey = browser.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** @throws where it was meant for another browser, or changed on its way */
    decrypt(body: Buffer) {
      const salt = body.subarray(0, 16);
      const idLength = body.readUInt8(20);
      const sender = body.subarray(21, 21 + idLength);
      const encrypted = body.subarray(21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(browser.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(encrypted.subarray(-16));
      const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}
export type BrowserKey = ReturnType<typeof aBrowserKey>;

/** Who signed the request (RFC 8292). @throws where the signature, the audience or the time is wrong */
function checkVapid(authorization: string, origin: string, applicationKey: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  if (key !== applicationKey) throw new Error('signed with another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = decode(key);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), publicKey, decode(signature)))
    throw new Error('the signature is wrong');
  const { aud, exp, sub } = JSON.parse(decode(claims).toString()) as { aud: string; exp: number; sub: string };
  const secondsLeft = exp - Date.now() / 1000;
  if (aud !== origin || secondsLeft < 0 || secondsLeft > 86_400) throw new Error('meant for another service or time');
  return sub;
}

/** A push service of its own on this machine, which rejects what is not signed, or cannot be read, as real ones and browsers do. */
export async function aPushService() {
  let applicationKey = '';
  const browsers = new Map<string, BrowserKey>();
  const pushed: Pushed[] = [];
  const refused: string[] = [];
  let answers: Answer[] = [];
  let origin = '';

  async function receive(request: IncomingMessage, reply: ServerResponse) {
    const path = request.url ?? '';
    const body = await buffer(request);
    const { status, headers } = answers.shift() ?? { status: 201 };
    try {
      const subject = checkVapid(request.headers.authorization ?? '', origin, applicationKey);
      if (body.length > 4096 || request.headers['content-encoding'] !== 'aes128gcm') throw new Error('wrong form');
      const text = browsers.get(path)?.decrypt(body) ?? '';
      if (status < 300) pushed.push({ path, headers: request.headers, text, subject });
      reply.writeHead(status, headers).end();
    } catch (error) {
      refused.push((error as Error).message);
      reply.writeHead(403).end();
    }
  }

  const server = createServer((request, reply) => void receive(request, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    /** What it delivered, in their order. */
    pushed,
    /** Why it rejected requests. */
    refused,
    /** The public key of the portal it takes requests of. */
    trust: (key: string) => {
      applicationKey = key;
    },
    /** Its answers to the next requests; then it takes everything. */
    answerNext: (...next: Answer[]) => {
      answers = next;
    },
    /** As a browser does that subscribes. */
    subscribe() {
      const path = `/${randomBytes(8).toString('hex')}`;
      const browser = aBrowserKey();
      browsers.set(path, browser);
      return { endpoint: `${origin}${path}`, keys: browser.keys };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type FakePushService = Awaited<ReturnType<typeof aPushService>>;
