import type { Outcome } from 'shared-api/contract/front-ends/front-ends.contract';

/** How a build came up, by its URL and after how many milliseconds; or that the page at a path threw, and what. */
type Record = (outcome: Outcome, urlOrPath: string, ms?: number, error?: unknown) => void;

const early: Parameters<Record>[] = [];

let markReported = () => {};
const reported = new Promise<void>((resolve) => {
  markReported = resolve;
});

/** What happens to this page, for those who report it and are fetched later. */
export const pageEvents = {
  /** What happened before anybody listened. */
  early,
  record: ((...event) => void early.push(event)) as Record,
  /** Called when the page answers to a person. */
  live: () => undefined as unknown,
  /** Resolves when what happened so far was sent, or nobody listens: from then on everything is sent at once. */
  reported,
  markReported,
};
