import { Link } from 'shared-ui/router';
import { buttonClass, type PluralForms, plural } from 'shared-ui/static';

type CountedLinksProps = {
  /** Where each leads, how many there are, and how that is said. */
  items: readonly { to: string; count: number; forms: PluralForms }[];
};

/** Links side by side, each named by how many there are of what it leads to. */
export const CountedLinks = ({ items }: CountedLinksProps) => (
  <ul className="ui-actions">
    {items.map(({ to, count, forms }) => {
      const words = plural(count, forms);
      return (
        <li key={words}>
          <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={to}>
            {words}
          </Link>
        </li>
      );
    })}
  </ul>
);
