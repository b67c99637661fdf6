import type { Loads } from 'shared-api/contract/front-ends/front-ends.contract';
import { type Counts, countVisits, quantileOf } from 'shared-api/contract/front-ends/histogram';
import { messages } from '../messages.ts';
import { type Signal, toWords } from './counted.ts';
import type { Comparison, ExperimentStatus } from './experiment.ts';

/** What was counted of both builds since the watch began; of the baseline before it, for a comparison with earlier. */
export interface LoadsSoFar {
  candidate: Loads;
  baseline: Loads;
}

const milliseconds = (counts: Counts, quantile: number) => Math.round(quantileOf(counts, quantile) ?? 0);
const toFigures = (counts: Counts) =>
  messages.vitalFigures(milliseconds(counts, 0.75), milliseconds(counts, 0.5), countVisits(counts));

function describeSignal(signal: Signal) {
  if (signal === 'troubles') return messages.failures;
  return messages.vital(signal.metric, messages.devices[signal.device]);
}

/** What was seen so far, and how far it is from ending the trial. */
export function describeSample(
  loads: LoadsSoFar,
  { signal, candidate, baseline, evidence }: ExperimentStatus,
  how: Comparison,
) {
  const { one, other } = messages.watchedParts[how];
  const line = messages.watched(one, toWords(loads.candidate), other, toWords(loads.baseline));
  if (evidence <= 0) return line;
  const figures = signal === 'troubles' ? '' : messages.beside(toFigures(candidate), other, toFigures(baseline));
  return messages.watchedClosely(line, describeSignal(signal) + figures, Math.floor(100 * evidence));
}

/** Why a trial must end. */
export function describeWorse(loads: LoadsSoFar, { signal, candidate, baseline }: ExperimentStatus, how: Comparison) {
  const { inSentence: other } = messages.watchedParts[how];
  if (signal === 'troubles') return messages.isWorse(toWords(loads.candidate), toWords(loads.baseline), other);
  return messages.isSlower(describeSignal(signal), toFigures(candidate), toFigures(baseline), other);
}
