import { otherErrors } from 'shared-api/contract/front-ends/front-end-errors.contract';
import { serverLimits } from '../../../limits.ts';
import type { Transaction } from '../../../platform/database/db.ts';
import { keyOfReport, type VisitReport, visitReportsRepository } from '../visits/visit-reports.repository.ts';
import {
  buildKeyOf,
  type ErrorCount,
  frontEndErrorsRepository,
  type KnownStack,
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

const other = { stack: otherErrors, message: '', frames: [] };

/**
 * Gives new stacks a place of their own within the bounds of their build and of who met them, and counts the others together.
 * In a build without a free place a new one takes that of a stack that only one other network met, the one not seen for
 * longest.
 */
async function findPlaces(transaction: Transaction, errors: PageError[]): Promise<ErrorCount[]> {
  const stacks = await frontEndErrorsRepository.lockStacks(transaction, errors);
  const placed: ErrorCount[] = [];
  for (const error of errors) {
    const counted = { ...error, count: 1, isWidespread: false };
    const known = stacks.get(buildKeyOf(error)) ?? new Map<string, KnownStack>();
    const { network, stack } = error;
    if (stack === otherErrors || known.has(stack)) {
      placed.push(counted);
      continue;
    }
    const alone = [...known.values()].filter(({ isWidespread }) => !isWidespread);
    const [own, others] = [
      alone.filter((one) => one.network === network),
      alone.filter((one) => one.network !== network),
    ];
    const isFull = known.size >= serverLimits.maxStacksOfBuild;
    if (own.length >= serverLimits.maxStacksOfNetwork || (isFull && others.length === 0)) {
      placed.push({ ...counted, ...other });
      continue;
    }
    const [oldest] = others;
    if (isFull && oldest) {
      known.delete(oldest.stack);
      const count = await frontEndErrorsRepository.remove(transaction, error, oldest.stack);
      if (count > 0) placed.push({ ...counted, ...other, count });
    }
    known.set(stack, { stack, network, isWidespread: false });
    placed.push(counted);
  }
  return placed;
}

/** Marks of different days tell nothing of networks. */
const areTwoNetworks = (one: string, another: string) =>
  one !== another && one.split(' ', 1)[0] === another.split(' ', 1)[0];

/** With the message of the first, and the route of the last. */
function sumErrors(errors: ErrorCount[]): ErrorCount[] {
  const sums = new Map<string, ErrorCount>();
  for (const error of errors) {
    const key = keyOfError(error);
    const sum = sums.get(key);
    if (!sum) sums.set(key, error);
    else
      sums.set(key, {
        ...sum,
        route: error.route,
        count: sum.count + error.count,
        network: error.network,
        isWidespread: sum.isWidespread || areTwoNetworks(sum.network, error.network),
      });
  }
  return [...sums.values()];
}

/** Counts these reports of errors, which no visit has made before. */
export async function writeErrors(transaction: Transaction, reports: ErrorReport[]) {
  const errors = reports.length > 0 ? await onlyFirst(transaction, reports) : [];
  if (errors.length === 0) return;
  await frontEndErrorsRepository.add(transaction, sumErrors(await findPlaces(transaction, errors)));
}
