import { json } from 'node:stream/consumers';
import { type CheckedBuild, type FrontEndContract, type RenderedPage, RenderRequest } from 'deploy/registry';
import * as v from 'valibot';
import { checkLimits, rendererLimits } from '../../limits.ts';
import { Variables } from '../../platform/env/variables.ts';
import { listHeaders } from '../../platform/http/paging.ts';
import { buttonsWithoutEffect } from './buttons-without-effect.ts';
import { escapedPercent } from './fill-document.ts';
import { findConfinement } from './renderer/confinement.ts';
import type { Rendered } from './renderer/pending-pages.ts';
import { type Renderer, RendererEnded, type ServerBuild, startRenderer } from './renderer/renderer-process.ts';

/*
 * The program by which the deploy tool has the pages of a build rendered before a reader asks for one. Its standard input is a
 * `RenderRequest`, each line of its output a `RenderedPage`. A page gets what the portal gives it: the same confinement, and the
 * same bounds of processor, memory and time.
 */

type Outcome = Omit<RenderedPage, 'frontEnd' | 'path'>;
type Loaded = { renderer: Renderer; paths: string[] };

const request = v.parse(RenderRequest, await json(process.stdin));
const timeoutMs = v.parse(Variables.entries.RENDER_TIMEOUT_MS, process.env.RENDER_TIMEOUT_MS || undefined);
const confinement = await findConfinement();

/** What the API answered to the page that is being rendered. */
let statuses: number[] = [];

async function transport(path: string) {
  const signal = AbortSignal.timeout(checkLimits.apiTimeoutMs);
  const reply = await fetch(new URL(path, request.portal), { headers: { accept: 'application/json' }, signal }).catch(
    (error: unknown) => {
      statuses.push(0);
      throw error;
    },
  );
  statuses.push(reply.status);
  const names = ['content-type', ...listHeaders].filter((name) => reply.headers.has(name));
  const headers = Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? '']));
  return { status: reply.status, headers, body: await reply.text() };
}

const folderOf = ({ contract, version }: CheckedBuild) => `r/${contract.name}/${version}`;
const keyOf = (build: CheckedBuild) => `/${folderOf(build)}/${build.contract.entry}`;

function toServerBuild(build: CheckedBuild, host?: CheckedBuild): ServerBuild {
  const { chunks, takes }: FrontEndContract = build.contract;
  const message = { type: 'load', key: keyOf(build), folder: folderOf(build), chunks, takes } as const;
  return { message: { ...message, ...(host && { host: keyOf(host) }) }, text: Buffer.from(build.text) };
}

/** The build threw while it was loaded. */
class LoadFailed extends Error {}

async function load(remote: CheckedBuild | undefined): Promise<Loaded> {
  const { host } = request;
  const renderer = startRenderer({
    transport,
    confinement,
    limits: rendererLimits,
    onLog: (text) => process.stderr.write(`${text}\n`),
    onStalled: () => undefined, // its pages tell it
    onEnd: () => undefined,
  });
  const ofHost = await renderer.load(toServerBuild(host));
  const ofRemote = remote && (await renderer.load(toServerBuild(remote, host)));
  const error = ofHost.error ?? ofRemote?.error;
  if (error === undefined) return { renderer, paths: ofRemote?.paths ?? [] };
  renderer.stop();
  throw new LoadFailed(error);
}

const withoutPage = (outcome: Outcome['outcome'], detail: string): Outcome => ({
  outcome,
  detail,
  buttonsWithoutEffect: [],
});

const firstLines = (stack: string) => stack.split('\n').slice(0, checkLimits.stackLines).join('\n');

/** A page that the API rejects because nobody is signed in has rendered what such a reader gets. */
function toOutcome(rendered: Rendered, frontEnd: string): Outcome {
  if ('redirect' in rendered) return withoutPage('rendered', '');
  const whole: Outcome = {
    outcome: 'rendered',
    detail: '',
    buttonsWithoutEffect: buttonsWithoutEffect(rendered.document, frontEnd),
  };
  const { error, loaderError, status } = rendered;
  const failure = error ?? loaderError;
  if (!failure && status < 500) return whole;
  const failed = statuses.find((one) => one === 0 || one >= 500);
  if (failed !== undefined) return withoutPage('without data', failed === 0 ? 'no reply' : `answer ${failed}`);
  if (failure?.name === 'ApiTooSlow') return withoutPage('without data', failure.stack);
  if (failure?.name === 'Stalled') return withoutPage('stalled', failure.stack);
  if (failure?.name === 'ApiError' && statuses.some((one) => one === 401 || one === 403)) return whole;
  return withoutPage('threw', failure ? firstLines(failure.stack) : `it answers ${status}`);
}

function toFailure(error: unknown): Outcome {
  if (error instanceof RendererEnded) return withoutPage('ended', error.message);
  if (error instanceof Error) return withoutPage('threw', firstLines(error.stack ?? error.message));
  throw error;
}

async function renderPage({ renderer }: Loaded, remote: CheckedBuild | undefined, path: string): Promise<Outcome> {
  const { host, portal } = request;
  statuses = [];
  try {
    const rendered = await renderer.render({
      host: keyOf(host),
      remote: remote && keyOf(remote),
      name: remote?.contract.name,
      url: new URL(path, portal).href,
      timeoutMs,
      escapedPercent,
      main: { href: keyOf(host) },
      entry: remote && { href: keyOf(remote) },
      remotes: {},
    });
    return toOutcome(rendered, (remote ?? host).contract.name);
  } catch (error) {
    return toFailure(error);
  }
}

/** Paths that the portal tells search engines: real values for the parameters of paths. */
async function readListedPaths(): Promise<string[]> {
  const signal = AbortSignal.timeout(checkLimits.apiTimeoutMs);
  const reply = await fetch(new URL('/sitemap.xml', request.portal), { signal });
  const map = reply.ok ? await reply.text() : '';
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

const isParameter = (segment: string) => segment.startsWith(':') || segment === '*';

/** An address of the path, without its optional segments; undefined where the portal lists none. */
function findAddress(path: string, listed: readonly string[]): string | undefined {
  const segments = path.split('/').filter((segment) => !segment.endsWith('?'));
  if (!segments.some(isParameter)) return segments.join('/') || '/';
  return listed.find((address) => {
    const parts = address.split('/');
    return (
      parts.length === segments.length &&
      segments.every((segment, index) => (isParameter(segment) ? parts[index] !== '' : segment === parts[index]))
    );
  });
}

/** Calls `print` with what became of each page of the remote; without one, of a page that is of no remote. */
async function checkPages(
  remote: CheckedBuild | undefined,
  listed: readonly string[],
  print: (page: RenderedPage) => void,
) {
  const frontEnd = (remote ?? request.host).contract.name;
  let loaded: Loaded | undefined;
  try {
    loaded = await load(remote);
  } catch (error) {
    return print({ frontEnd, path: '', ...toFailure(error) });
  }
  for (const path of remote ? loaded.paths : ['/no-front-end-has-this-page']) {
    const address = findAddress(path, listed);
    if (address === undefined) {
      print({ frontEnd, path, ...withoutPage('without address', '') });
      continue;
    }
    const outcome = await renderPage(loaded, remote, address);
    print({ frontEnd, path: address, ...outcome });
    if (outcome.outcome !== 'ended') continue;
    try {
      loaded = await load(remote);
    } catch (error) {
      return print({ frontEnd, path: '', ...toFailure(error) });
    }
  }
  loaded.renderer.stop();
}

const listed = await readListedPaths();
for (const remote of [...(request.withPageOfHost ? [undefined] : []), ...request.remotes])
  await checkPages(remote, listed, (page) => process.stdout.write(`${JSON.stringify(page)}\n`));
