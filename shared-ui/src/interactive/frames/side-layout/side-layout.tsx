import { type ReactNode, useEffect } from 'react';
import { Styles } from 'shared-ui/provider';
import { buttonClass, Icon } from 'shared-ui/static';
import { useDisclosure } from '../../../static/actions/hooks/use-disclosure.ts';
import { Blocks } from '../../../static/frames/columns/blocks.tsx';
import css from './side-layout.css';

type SideLayoutProps = {
  /** Beside the content on wide screens, in a drawer on narrow ones. */
  side: ReactNode;
  /** On the button that opens the drawer, and over the list in it. */
  toggle: string;
  /** Closes the drawer when it changes: the page's place in the history. */
  place: string;
  /** Its drawer comes open: what the person asked for stands in it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A list at the side of what is chosen from it. Its drawer is the browser's own, so it opens without any script. */
export function SideLayout({ side, toggle, place, isOpen = false, children }: SideLayoutProps) {
  const details = useDisclosure(place);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen, details]);
  return (
    <div className="ui-side-layout">
      <Styles css={css} />
      <div className="ui-side">{side}</div>
      <details className="ui-side-drawer" ref={details} open={isOpen || undefined}>
        <summary className={buttonClass({ variant: 'outline' })}>
          <Icon name="menu" />
          {toggle}
        </summary>
        <div>
          <p>{toggle}</p>
          {side}
        </div>
      </details>
      <Blocks>{children}</Blocks>
    </div>
  );
}
