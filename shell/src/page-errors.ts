import type { ErrorKind, ErrorReport } from 'shared-api/contract/front-ends/front-end-errors.contract';
import { pageErrorLimits } from 'shared-api/contract/front-ends/page-error-limits';

/**
 * Calls `send` with what nobody caught from now on, and with what the returned function is told; each stack once, and only
 * the first few of a visit: a page that throws at every move says the same thing.
 */
export function observeErrors(send: (error: ErrorReport) => void) {
  const stacks = new Set<string>();

  function note(kind: ErrorKind, error: unknown) {
    if (!(error instanceof Error) || !error.stack) return;
    const number = stacks.size;
    if (number >= pageErrorLimits.perVisit || stacks.has(error.stack)) return;
    stacks.add(error.stack);
    send({
      kind,
      number,
      message: String(error).slice(0, pageErrorLimits.messageLength),
      stack: error.stack.slice(0, pageErrorLimits.stackLength),
      route: location.pathname.slice(0, pageErrorLimits.routeLength),
    });
  }

  addEventListener('error', ({ error }) => note('error', error));
  addEventListener('unhandledrejection', ({ reason }) => note('rejection', reason));
  return note;
}
