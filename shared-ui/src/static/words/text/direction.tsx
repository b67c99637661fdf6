import type { ReactNode } from 'react';

/** What a person typed: its own direction, without disturbing the line around it. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}

/** A phone number, an e-mail or a URL: always left to right. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** What a person typed, inside a sentence that takes no markup: whichever way it is written, the words around it keep theirs. */
export const isolated = (typed: string): string => `\u2068${typed}\u2069`;
