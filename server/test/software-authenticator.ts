import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const userPresent = 0x01;
const userVerified = 0x04;
const hasCredential = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: Buffer) => data.toString('base64url');

type Ceremony = { origin?: string; isVerified?: boolean };

/** A passkey that lives in this process and signs as a device does (WebAuthn level 3, sections 6.1 and 6.5). */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;

  const authData = (host: string, flags: number, rest = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  };

  function credentialData() {
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
  }

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const credential = { id: encoded(id), rawId: encoded(id), type: 'public-key', clientExtensionResults: {} };
  const flagsOf = (isVerified: boolean) => userPresent | (isVerified ? userVerified : 0);

  return {
    register(challenge: string, { origin = 'http://localhost', isVerified = true }: Ceremony = {}) {
      const data = authData(new URL(origin).hostname, flagsOf(isVerified) | hasCredential, credentialData());
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]) as never,
      );
      const clientDataJSON = encoded(clientData('webauthn.create', challenge, origin));
      const attestationObject = encoded(Buffer.from(attestation));
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },

    authenticate(challenge: string, { origin = 'http://localhost', isVerified = true }: Ceremony = {}) {
      const data = authData(new URL(origin).hostname, flagsOf(isVerified));
      const client = clientData('webauthn.get', challenge, origin);
      const signature = encoded(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey));
      return {
        ...credential,
        response: { clientDataJSON: encoded(client), authenticatorData: encoded(data), signature },
      };
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
