import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isSystemError, RegistryError } from '../errors.ts';
import { signatureValidDays } from '../limits.ts';
import { messages } from '../messages.ts';
import { Pointer, type Signature } from './pointer.contract.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Signable = { signature?: Signature | undefined };

/** The same bytes when signing and when checking: the record without its signature, its fields in the order of the contract. */
const toSignedBytes = <Signed extends Signable>(contract: v.GenericSchema<unknown, Signed>, record: Signed) =>
  Buffer.from(JSON.stringify({ ...v.parse(contract, record), signature: undefined }));

/** Keys of which any one may have signed the pointer: more than one while a team goes over to another. */
export type PublicKeys = readonly KeyObject[];

/** How a signature names its key: the start of the SHA-256 of its public half. */
export const nameOfKey = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** Reads an Ed25519 key from PEM text; the error names `source`. @throws RegistryError */
export function parseKey(kind: 'private' | 'public', pem: string, source: string): KeyObject {
  try {
    const key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // the error below says so
  }
  throw new RegistryError(messages.notAKey(source));
}

function readKeyFile(variable: string, file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error)) throw new RegistryError(messages.noKeyFile(variable, file, String(error.code)));
    throw error;
  }
}

/**
 * The key in the file that REGISTRY_SIGNING_KEY names; undefined when it names none.
 * @throws RegistryError when the file cannot be read or holds no key
 */
export const readSigningKey = ({ REGISTRY_SIGNING_KEY: file }: NodeJS.ProcessEnv) =>
  file ? parseKey('private', readKeyFile('REGISTRY_SIGNING_KEY', file), `REGISTRY_SIGNING_KEY (${file})`) : undefined;

/** The record with a signature over all of it; as it is where there is no key. */
export function signRecord<Signed extends Signable>(
  contract: v.GenericSchema<unknown, Signed>,
  record: Signed,
  privateKey: KeyObject | undefined,
): Signed {
  if (!privateKey) return record;
  const value = sign(null, toSignedBytes(contract, record), privateKey).toString('base64');
  return { ...record, signature: { key: nameOfKey(createPublicKey(privateKey)), value } };
}

/** Whether it is signed with one of these keys and was not changed since. */
export function isSignedRecord<Signed extends Signable>(
  contract: v.GenericSchema<unknown, Signed>,
  record: Signed,
  publicKeys: PublicKeys,
): boolean {
  const { signature } = record;
  if (!signature) return false;
  const bytes = toSignedBytes(contract, record);
  return publicKeys.some((key) => verify(null, bytes, key, Buffer.from(signature.value, 'base64')));
}

/** The pointer with its expiry date, and the team's signature over all of it. */
export function signPointer(pointer: Pointer, privateKey: KeyObject, now = new Date()): Pointer {
  const dated = { ...pointer, expires: new Date(now.getTime() + signatureValidDays * dayMs).toISOString() };
  return signRecord(Pointer, dated, privateKey);
}

/**
 * The keys in the files that REGISTRY_PUBLIC_KEY names, with commas between them; none when it names none.
 * @throws RegistryError when one holds no key
 */
export const readPublicKeys = ({ REGISTRY_PUBLIC_KEY: files = '' }: NodeJS.ProcessEnv): PublicKeys =>
  files
    .split(',')
    .map((file) => file.trim())
    .filter(Boolean)
    .map((file) => parseKey('public', readKeyFile('REGISTRY_PUBLIC_KEY', file), `REGISTRY_PUBLIC_KEY (${file})`));

/** Whether it is signed with one of these keys and was not changed since, expired or not. */
export const isSigned = (pointer: Pointer, publicKeys: PublicKeys) => isSignedRecord(Pointer, pointer, publicKeys);

/** @throws RegistryError when it is not signed with one of these keys, was changed since, or has expired */
export function checkSignature(pointer: Pointer, publicKeys: PublicKeys, path: string, now = new Date()) {
  const { signature, expires } = pointer;
  if (!signature || !expires) throw new RegistryError(messages.unsigned(path));
  if (!isSigned(pointer, publicKeys))
    throw new RegistryError(messages.badSignature(path, signature.key, publicKeys.map(nameOfKey)));
  if (!(Date.parse(expires) > now.getTime())) throw new RegistryError(messages.expired(path, expires));
}

/** A new pair of keys, as PEM text. */
export function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}
