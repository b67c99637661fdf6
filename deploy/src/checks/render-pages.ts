import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readContract } from '../builds/live-contracts.ts';
import type { PackedBuild } from '../builds/package-build.ts';
import { releaseFiles } from '../builds/stored-release.ts';
import { RegistryError, type Rejection } from '../errors.ts';
import { messages } from '../messages.ts';
import { parseJson } from '../parse-json.ts';
import type { Pointer, Release } from '../pointer/pointer.contract.ts';
import type { RegistryStorage } from '../storage/storage.ts';
import { type CheckedBuild, RenderedPage, type RenderRequest } from './rendered-page.contract.ts';

interface Rendering {
  storage: RegistryStorage;
  builds: readonly PackedBuild[];
  pointer: Pointer | undefined;
  portal: URL;
  printProgress: (line: string) => void;
}

/** The page server's own program: this package knows artefacts, and not how a page is made of them. */
const program = join(import.meta.dirname, '../../../server/src/pages/render/check-pages.ts');

const toChecked = ({ contract, version, files }: PackedBuild): CheckedBuild => ({
  contract,
  version,
  text: String(files.get('server.cjs')),
});

async function readLiveBuild(storage: RegistryStorage, name: string, release: Release): Promise<CheckedBuild> {
  const { version } = release.metadata;
  const bytes = await releaseFiles(storage, name, release, false).read('server.cjs');
  if (!bytes) throw new RegistryError(messages.damagedRelease(name, version, 'server.cjs'));
  return { contract: await readContract(storage, name, release), version, text: bytes.toString() };
}

/** New remotes in the host that readers will have; of a new host, all remotes. */
async function toRequest({ storage, builds, pointer, portal }: Rendering): Promise<RenderRequest> {
  const checked = builds.map(toChecked);
  const own = checked.find(({ contract }) => contract.kind === 'host');
  const live = Object.entries(pointer?.remotes ?? {}).filter(
    ([name]) => !checked.some(({ contract }) => contract.name === name),
  );
  const read = ([name, { stable }]: (typeof live)[number]) => readLiveBuild(storage, name, stable);
  const liveHost = live.find(([name]) => name === pointer?.host.name);
  const host = own ?? (liveHost && (await read(liveHost)));
  if (!host) throw new RegistryError(messages.hostFirst);
  const others = own ? await Promise.all(live.filter((one) => one !== liveHost).map(read)) : [];
  const remotes = [...checked, ...others].filter((build) => build !== host);
  return { portal: portal.origin, host, withPageOfHost: own !== undefined, remotes };
}

/** @throws RegistryError */
async function assertAnswers(portal: URL) {
  const url = new URL('/healthz', portal).href;
  const reply = await fetch(url).catch((error: Error) => {
    throw new RegistryError(messages.noPortalToRender(portal.origin, error.message));
  });
  if (!reply.ok) throw new RegistryError(messages.noPortalToRender(portal.origin, String(reply.status)));
}

/** @throws RegistryError where the page server's program fails */
async function run(request: RenderRequest): Promise<RenderedPage[]> {
  const child = spawn(process.execPath, [program], { stdio: 'pipe' });
  child.stdin.on('error', () => undefined); // its end tells why
  child.stdin.end(JSON.stringify(request));
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0) throw new RegistryError(messages.rendererFailed(err.trim()));
  const lines = out.split('\n').filter(Boolean);
  return lines.map((line) => parseJson(RenderedPage, Buffer.from(line), program));
}

/**
 * Renders every page of the builds once, as the page server does, and answers why they may not go live. Prints which
 * buttons do nothing before scripts run. @throws RegistryError when the portal does not answer
 */
export async function renderPages(rendering: Rendering): Promise<Rejection[]> {
  const { builds, pointer, portal, printProgress } = rendering;
  const request = await toRequest(rendering);
  await assertAnswers(portal);
  printProgress(messages.rendering(request.remotes.length, portal.origin));
  const pages = await run(request);
  for (const { frontEnd, path, outcome, buttonsWithoutEffect } of pages) {
    if (outcome === 'without address') printProgress(messages.withoutAddress(frontEnd, path));
    for (const button of new Set(buttonsWithoutEffect))
      printProgress(messages.buttonWithoutEffect(frontEnd, path, button));
  }
  const versionOf = (name: string) =>
    builds.some(({ contract }) => contract.name === name) ? null : pointer?.remotes[name]?.stable.metadata.version;
  return pages.flatMap(({ frontEnd, path, outcome, detail }) => {
    if (outcome === 'rendered' || outcome === 'without address') return [];
    const version = versionOf(frontEnd) ?? null;
    const sentence = messages.pageFails[outcome](frontEnd, path, detail);
    return [{ sentence, frontEnd, version, percent: version === null ? null : 100 }];
  });
}
