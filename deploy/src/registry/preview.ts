import type { KeyObject } from 'node:crypto';
import { readBuild } from '../builds/build.ts';
import { readLive } from '../builds/live-contracts.ts';
import { toCandidate, toRelease } from '../builds/package-build.ts';
import { preflight } from '../builds/preflight.ts';
import { packFor, storeBuild } from '../builds/stored-release.ts';
import { RegistryError, throwRejections } from '../errors.ts';
import { messages } from '../messages.ts';
import { findHead } from '../pointer/history.ts';
import { layout } from '../pointer/layout.ts';
import { newPreview } from '../pointer/previews.ts';
import type { RegistryStorage } from '../storage/storage.ts';

export interface PreviewRequest {
  storage: RegistryStorage;
  env: string;
  frontEnd: string;
  /** Folder of the build. */
  dist: string;
  hours: number;
  signingKey?: KeyObject | undefined;
  /** Checks everything and writes nothing. */
  dryRun?: boolean;
  printProgress?: (line: string) => void;
}

/**
 * Stores a build that is live for nobody, and lets who has the key see it for so many hours; the key of an earlier preview of
 * the same build ends. The pointer is not touched. @throws PublishRejected when it would not run beside what is live, RegistryError
 */
export async function preview(request: PreviewRequest) {
  const { storage, env, frontEnd: name, dist, hours, signingKey, dryRun = false, printProgress } = request;
  const pointer = (await findHead(storage, env))?.pointer;
  if (!pointer?.remotes[name]) throw new RegistryError(messages.notLive(name, env));
  if (pointer.signature && !signingKey && !dryRun) throw new RegistryError(messages.previewNeedsKey);
  const build = await packFor(storage, await readBuild(dist, name), printProgress);
  const beside = await readLive(storage, pointer, [name]);
  throwRejections(preflight({ candidates: [toCandidate(build)], ...beside, major: true }));
  if (dryRun) return { name, version: build.version };
  await storeBuild(storage, build, printProgress);
  const expires = new Date(Date.now() + hours * 60 * 60 * 1000);
  const { preview, key } = newPreview(name, toRelease(build), expires, signingKey);
  const path = layout.preview(env, name, build.version);
  const bytes = Buffer.from(`${JSON.stringify(preview, null, 2)}\n`);
  const isWritten = await storage.compareAndSwap(path, (await storage.read(path))?.tag ?? null, bytes);
  if (!isWritten) throw new RegistryError(messages.previewMeanwhile(name, build.version));
  return { name, version: build.version, key, expires: preview.expires };
}
