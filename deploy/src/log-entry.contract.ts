import * as v from 'valibot';
import { Pointer } from './pointer.contract.ts';

/** `/registry/<env>/log/<seq>.json`: the pointer of that number, and how it came about. Never changed. */
export const LogEntry = v.object({
  pointer: Pointer,
  /** ISO 8601, UTC. */
  at: v.string(),
  who: v.string(),
  why: v.string(),
  /** What was done, as one would say it: `publish shell 1.2.0-0a1b2c3d`. */
  act: v.string(),
});
export type LogEntry = v.InferOutput<typeof LogEntry>;
