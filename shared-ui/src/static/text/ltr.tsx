import type { ReactNode } from 'react';

/** A phone number, an e-mail or a URL: always left to right. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
