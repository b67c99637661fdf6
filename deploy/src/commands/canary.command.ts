import { join } from 'node:path';
import { styleText } from 'node:util';
import { messages } from '../messages.ts';
import { openStorage } from '../open-storage.ts';
import { abortRollout, finishRollout, type RolloutState, setRollout } from '../rollout.ts';
import type { CommandOptions } from './command.ts';
import { sayRehearsed } from './say-rehearsed.ts';
import { toColumns } from './to-columns.ts';
import { UsageError } from './usage-error.ts';

export async function canaryCommand(words: readonly string[], options: CommandOptions): Promise<string> {
  const [frontEnd, wish, ...more] = words;
  if (!frontEnd || !wish || more.length > 0)
    throw new UsageError(messages.wrongWords('canary', 'canary <front end> <percent>|finish|abort'));
  return say(await grant(frontEnd, wish, options), options);
}

function grant(frontEnd: string, wish: string, { registry, root, ...deed }: CommandOptions) {
  const request = { ...deed, storage: openStorage(registry), frontEnd };
  if (wish === 'finish') return finishRollout(request);
  if (wish === 'abort') return abortRollout(request);
  return setRollout({ ...request, dist: join(root, frontEnd, 'dist'), percent: toPercent(wish) });
}

function toPercent(text: string) {
  const percent = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
  if (!(percent <= 100)) throw new UsageError(messages.badPercent(text));
  return percent;
}

function say(state: RolloutState, options: CommandOptions) {
  const { env, dryRun, json } = options;
  if (json) return `${JSON.stringify({ env, dryRun, ...state }, null, 2)}\n`;
  const { name, version, percent } = state;
  const who = percent === null ? messages.rolloutEnded : messages.rollout(percent);
  const row = [styleText('yellow', '~'), styleText('bold', name), version, styleText('dim', who)];
  return toColumns([row]) + sayRehearsed(options);
}
