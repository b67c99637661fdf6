import { originalPositionFor } from '@jridgewell/trace-mapping';
import { layout } from 'deploy/registry';
import { parseStack } from 'error-stack-parser-es/lite';
import type { ErrorFrame } from 'shared-api/contract/front-ends/front-end-errors.contract';
import { serverLimits } from '../../../limits.ts';
import type { FindScript } from '../../../platform/registry/source-maps.ts';
import type { LiveBuild } from '../live-builds.ts';
import { findFunctionName } from './function-name.ts';

type ScriptFrame = { file: string; line: number; column: number; name: string | undefined };

/**
 * An error by the places it went through, of the build whose own code is nearest to where it was thrown. `placed` are the
 * frames that are somewhere in the sources of that build, by its map: a stack without any may be invented.
 */
export type ResolvedStack = { frontEnd: string; version: string; frames: ErrorFrame[]; placed: ErrorFrame[] };

/**
 * The lines of a stack that are of a usual length, in the letters of code: with others, and with quotes, the parser's
 * expressions take seconds.
 */
const toLines = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.length <= serverLimits.maxStackLineLength)
    .map((line) => line.replace(/[^\x20-\x7e]/g, '?').replaceAll('"', "'"))
    .slice(0, serverLimits.maxStackLines)
    .join('\n');

/** Queries and fragments may name a person, and take no part in where something was thrown. */
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? '';

const toScriptFrames = (stack: string): ScriptFrame[] =>
  parseStack(toLines(stack)).flatMap(({ file, line, col, function: name }) =>
    file && line && col ? [{ file: withoutQuery(file), line, column: col, name }] : [],
  );

function findFile(builds: readonly LiveBuild[], url: string) {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  for (const build of builds) {
    const folder = `/${layout.release(build.frontEnd, build.version)}/`;
    if (path.startsWith(folder)) return { build, path, file: path.slice(folder.length) };
  }
  return undefined;
}

/** With the build in whose sources it is; the beginning of an entry stands for the whole build, which the shell reports so. */
type ResolvedFrame = { frame: ErrorFrame; build?: LiveBuild };

const isOwn = (file: string) => !/^(node_modules|webpack|external)\b/.test(file);

/** Undefined where no script of these builds took part: the error is an extension's, or not ours to know. */
export async function resolveStack(
  stack: string,
  builds: readonly LiveBuild[],
  findScript: FindScript,
): Promise<ResolvedStack | undefined> {
  let owner: LiveBuild | undefined;
  let isOwnersCode = false;

  async function resolve({ file: url, line, column, name }: ScriptFrame): Promise<ResolvedFrame> {
    const found = findFile(builds, url);
    const asItIs = { file: found?.path ?? url, line, column, name: name ?? null };
    if (!found) return { frame: asItIs };
    const script = await findScript(found.build.frontEnd, found.build.release, found.file);
    const at = { line, column: column - 1 };
    const place = script && originalPositionFor(script.map, at);
    const isOfOwn = place?.source ? isOwn(place.source) : false;
    if (!owner || (isOfOwn && !isOwnersCode)) owner = found.build;
    isOwnersCode ||= isOfOwn;
    const isWhole = found.path === found.build.release.url && line === 1 && column === 1;
    if (!script || !place?.source) return { frame: asItIs, ...(isWhole && { build: found.build }) };
    const frame = {
      file: place.source,
      line: place.line,
      column: place.column + 1,
      name: findFunctionName(script, { ...at, name }),
    };
    return { frame, build: found.build };
  }

  const resolved: ResolvedFrame[] = [];
  for (const frame of toScriptFrames(stack).slice(0, serverLimits.maxErrorFrames)) resolved.push(await resolve(frame));
  if (!owner) return undefined;
  const placed = resolved.filter(({ build }) => build === owner).map(({ frame }) => frame);
  return { frontEnd: owner.frontEnd, version: owner.version, frames: resolved.map(({ frame }) => frame), placed };
}
