import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';

export type PageLink = {
  words: string;
  /** The query string of the page. */
  search: string;
  /** What is remembered with it. */
  state?: unknown;
};

const linkClass = buttonClass({ variant: 'outline', size: 'sm' });

/** The way through a list's pages: links, so that a page can be kept, sent and gone back from. */
export const Pager = ({ label, links }: { label: string; links: readonly PageLink[] }) =>
  links.length > 0 && (
    <nav className="ui-pager" aria-label={label}>
      {links.map(({ words, search, state }) => (
        <Link key={words} className={linkClass} to={{ search }} state={state} preventScrollReset>
          {words}
        </Link>
      ))}
    </nav>
  );
