import { join } from 'node:path';
import { styleText } from 'node:util';
import { refuseUnreadable } from '../health.ts';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { RegistryError } from '../registry-error.ts';
import { abortRollout, finishRollout, type RolloutState, setRollout } from '../rollout.ts';
import { type Watch, watchRollout } from '../watch-rollout.ts';
import type { CommandOptions } from './command.ts';
import { sayRehearsed } from './say-rehearsed.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

export async function canaryCommand(words: readonly string[], options: CommandOptions): Promise<string> {
  const [frontEnd, wish, ...more] = words;
  if (!frontEnd || !wish || more.length > 0)
    throw new UsageError(messages.wrongWords('canary', 'canary <front end> <percent>|finish|abort'));
  const { registry, root, ...deed } = options;
  const { say } = deed;
  const request = { ...deed, storage: openStorage(registry), frontEnd };
  const watch = toWatch(wish, options);
  if (wish === 'finish') return toText(await finishRollout(request), options);
  if (wish === 'abort') return toText(await abortRollout(request), options);
  const percent = toPercent(wish);
  if (watch) await refuseUnreadable(watch);
  const state = await setRollout({ ...request, dist: join(root, frontEnd, 'dist'), percent });
  if (!watch || options.dryRun) return toText(state, options);
  say(toText(state, { ...options, json: false }).trimEnd());
  const fault = await watchRollout(request, watch, say);
  if (fault) throw new RegistryError(messages.rolloutAborted(frontEnd, fault));
  return toText(state, options, messages.watchedWell(watch.minutes));
}

function toWatch(wish: string, { watch, metricsToken, minutes, everySeconds }: CommandOptions): Watch | undefined {
  if (watch === undefined) return undefined;
  if (wish === 'finish' || wish === 'abort') throw new UsageError(messages.watchNeedsPart);
  if (!/^https?:/.test(watch) || !URL.canParse(watch)) throw new UsageError(messages.notAPortal(watch));
  if (!metricsToken) throw new UsageError(messages.noToken);
  return { portal: new URL(watch), token: metricsToken, minutes, everySeconds };
}

function toPercent(text: string) {
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (!(percent <= 100)) throw new UsageError(messages.badPercent(text));
  return percent;
}

function toText(state: RolloutState, options: CommandOptions, note = '') {
  const { env, dryRun, json } = options;
  if (json) return `${JSON.stringify({ env, dryRun, ...state }, null, 2)}\n`;
  const { name, version, percent } = state;
  const who = percent === null ? messages.rolloutEnded : messages.rollout(percent);
  const row = [styleText('yellow', '~'), styleText('bold', name), version, styleText('dim', who), note];
  return toColumns([row]) + sayRehearsed(options);
}
