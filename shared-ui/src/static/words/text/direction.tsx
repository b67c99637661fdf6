import type { ReactNode } from 'react';
import { directionOf } from './direction-of.ts';

/** The direction of what a person typed, by all of its words; undefined where its first letter tells it as well. */
const countedDirection = (typed: ReactNode) =>
  typeof typed === 'string' && /[a-z]/i.test(typed) ? directionOf(typed) : undefined;

/** The `dir` of an element around what a person typed. */
export const dirOf = (typed: string) => countedDirection(typed) ?? 'auto';

/** What a person typed: its own direction, without disturbing the line around it. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi dir={countedDirection(children)}>{children}</bdi>;
}

/** A phone number, an e-mail or a URL: always left to right. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** What a person typed, inside a sentence that takes no markup: whichever way it is written, the words around it keep theirs. */
export const isolated = (typed: string): string => `\u2068${typed}\u2069`;
