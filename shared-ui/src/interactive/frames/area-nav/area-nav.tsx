import { Choices } from 'shared-ui/lists';
import { Link, useLocation } from 'shared-ui/router';

type AreaNavProps = {
  /** What the pages are together. */
  label: string;
  pages: ReadonlyArray<{ to: string; label: string }>;
};

/** Leads between the pages of one area, over each of them; the one at the present address is marked. */
export function AreaNav({ label, pages }: AreaNavProps) {
  const { pathname } = useLocation();
  return (
    <Choices label={label} isFew>
      {pages.map((page) => (
        <Link key={page.to} to={page.to} aria-current={page.to === pathname ? 'page' : undefined}>
          {page.label}
        </Link>
      ))}
    </Choices>
  );
}
