import type { ReactNode } from 'react';

/** What a person typed: its own direction, without disturbing the line around it. */
export function Bdi({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}
