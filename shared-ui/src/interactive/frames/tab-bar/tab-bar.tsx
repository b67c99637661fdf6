import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import { Icon } from 'shared-ui/static';
import { useDisclosure } from '../../../static/actions/hooks/use-disclosure.ts';
import css from './tab-bar.css';

type Item = { id: string; link: ReactNode };
type TabBarProps = {
  /** Names the bar. */
  label: string;
  /** On the button that unfolds the others on narrow screens. */
  more: string;
  /** Links; the current one says so with `aria-current`. The first is always in sight. */
  items: readonly Item[];
  current: string;
};

const Links = ({ items }: { items: readonly Item[] }) => items.map(({ id, link }) => <li key={id}>{link}</li>);

/** Links to the parts of one page: in a row on wide screens; on narrow ones the first, and a list of the others. */
export function TabBar({ label, more, items, current }: TabBarProps) {
  const details = useDisclosure(current);
  const [first, ...others] = items;
  return (
    <nav className="ui-tabs" aria-label={label}>
      <Styles css={css} />
      <ul className="ui-tabs-row">
        <Links items={items} />
      </ul>
      <div className="ui-tabs-small">
        {first?.link}
        <details ref={details}>
          <summary>
            {more} <Icon name="down" />
          </summary>
          <ul>
            <Links items={others} />
          </ul>
        </details>
      </div>
    </nav>
  );
}
