import { type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { sha256 } from '../hash.ts';
import { parseJson } from '../parse-json.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { FolderName } from './folder-name.contract.ts';
import { layout } from './layout.ts';
import { Preview, type Release } from './pointer.contract.ts';
import { isSignedRecord, type PublicKeys, signRecord } from './signature.ts';

/** A preview and the key to it, `<front end>@<version>~<secret>`, which is told to nobody but who gets the link. */
export function newPreview(frontEnd: string, release: Release, expires: Date, signingKey: KeyObject | undefined) {
  const secret = randomBytes(24).toString('base64url');
  const preview: Preview = {
    frontEnd,
    release,
    secretHash: sha256(Buffer.from(secret)),
    expires: expires.toISOString(),
  };
  return {
    preview: signRecord(Preview, preview, signingKey),
    key: `${frontEnd}@${release.metadata.version}~${secret}`,
  };
}

const key = /^([^@~]+)@([^@~]+)~([\w-]+)$/;

/** Undefined where there is none, it has expired, or it is not signed with the key that is wanted. @throws RegistryError when it is torn */
export async function findPreview(
  storage: RegistryStorage,
  env: string,
  { name, version }: { name: string; version: string },
  publicKeys: PublicKeys | undefined,
): Promise<Preview | undefined> {
  // both come from an address, and become a path
  if (![name, version].every((part) => v.is(FolderName, part))) return undefined;
  const path = layout.preview(env, name, version);
  const stored = await storage.read(path);
  if (!stored) return undefined;
  const preview = parseJson(Preview, stored.bytes, path);
  if (publicKeys && !isSignedRecord(Preview, preview, publicKeys)) return undefined;
  return Date.parse(preview.expires) > Date.now() ? preview : undefined;
}

/** The preview that this key opens; undefined where it opens none, or not any more. @throws RegistryError when it is torn */
export async function openPreview(
  storage: RegistryStorage,
  env: string,
  text: string,
  publicKeys: PublicKeys | undefined,
): Promise<Preview | undefined> {
  const [, name = '', version = '', secret = ''] = key.exec(text) ?? [];
  const preview = await findPreview(storage, env, { name, version }, publicKeys);
  const given = Buffer.from(sha256(Buffer.from(secret)));
  return preview && timingSafeEqual(given, Buffer.from(preview.secretHash)) ? preview : undefined;
}

/** Names of the front ends and versions of all previews of an environment, expired ones among them. */
export async function listPreviews(storage: RegistryStorage, env: string) {
  const folder = layout.previews(env);
  const names = await storage.list(folder);
  const versions = await Promise.all(names.map((name) => storage.list(`${folder}/${name}`)));
  return names.flatMap((name, index) =>
    (versions[index] ?? []).map((file) => ({ name, version: file.replace(/\.json$/, '') })),
  );
}
