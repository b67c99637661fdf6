import { otherErrors } from 'shared-api/contract/front-end-errors.contract';
import { serverLimits } from '../../../limits.ts';
import type { Transaction } from '../../../platform/database/db.ts';
import { keyOfReport, type VisitReport, visitReportsRepository } from '../visits/visit-reports.repository.ts';
import {
  buildKeyOf,
  type ErrorCount,
  frontEndErrorsRepository,
  keyOfError,
  type PageError,
} from './front-end-errors.repository.ts';

type ErrorReport = VisitReport & { error: PageError };

/** A visit counts once for each stack, however often its page throws. */
async function onlyFirst(transaction: Transaction, reports: ErrorReport[]): Promise<PageError[]> {
  const stacks = new Map<string, ErrorReport>();
  for (const report of reports) {
    const stack = { ...report, kind: `error ${keyOfError(report.error)}` };
    stacks.set(keyOfReport(stack), stack);
  }
  const added = await visitReportsRepository.add(transaction, [...stacks.values()]);
  return [...stacks].flatMap(([key, { error }]) => (added.has(key) ? [error] : []));
}

/** Beyond so many stacks of a build, new ones are counted together. */
async function withinBound(transaction: Transaction, errors: PageError[]): Promise<PageError[]> {
  const stacks = await frontEndErrorsRepository.findStacks(transaction, errors);
  return errors.map((error) => {
    const known = stacks.get(buildKeyOf(error)) ?? new Set();
    if (known.has(error.stack)) return error;
    if (known.size >= serverLimits.maxStacksOfBuild) return { ...error, stack: otherErrors, message: '', frames: [] };
    known.add(error.stack);
    return error;
  });
}

/** With the message of the first, and the route of the last. */
function sumErrors(errors: PageError[]): ErrorCount[] {
  const sums = new Map<string, ErrorCount>();
  for (const error of errors) {
    const { count, ...first } = sums.get(keyOfError(error)) ?? { ...error, count: 0 };
    sums.set(keyOfError(error), { ...first, route: error.route, count: count + 1 });
  }
  return [...sums.values()];
}

/** Counts these reports of errors, which no visit has made before. */
export async function writeErrors(transaction: Transaction, reports: ErrorReport[]) {
  const errors = reports.length > 0 ? await onlyFirst(transaction, reports) : [];
  if (errors.length === 0) return;
  await frontEndErrorsRepository.add(transaction, sumErrors(await withinBound(transaction, errors)));
}
