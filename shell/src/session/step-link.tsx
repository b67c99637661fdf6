import type { MouseEvent, ReactNode } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { type ButtonStyle, buttonClass, opensElsewhere } from 'shared-ui/static';

/** Pages of their own without JavaScript. */
const paths = {
  signIn: pathTo.signIn,
  signUp: pathTo.signUp,
  forgotPassword: pathTo.forgotPassword,
  home: pathTo.home,
};

type StepLinkProps = ButtonStyle & { to: keyof typeof paths; onFollow: () => void; children: ReactNode };

/** Leads to another step, or out of them, without leaving the page. */
export function StepLink({ to, onFollow, children, ...look }: StepLinkProps) {
  function follow(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onFollow();
  }
  return (
    <a className={buttonClass(look)} href={paths[to]} onClick={follow}>
      {children}
    </a>
  );
}
