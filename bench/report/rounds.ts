import type { Visit } from '../visit/visit.ts';

/** Measured side by side; the order rotates from round to round. */
export const variants = ['portal', 'static', 'unfederated', 'plain'] as const;
export type Variant = (typeof variants)[number];
export type Round = Record<Variant, Visit>;
