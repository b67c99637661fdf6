import type { ReactNode } from 'react';
import { useDisclosure } from 'shared-ui/disclosure';
import { Link, useLocation } from 'shared-ui/router';
import { Icon, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';
import type { SiteLink } from './links.ts';

function MenuLink({ link: { label, to, isExternal } }: { link: SiteLink }) {
  if (!to) return <span className="site-panel-entry">{label}</span>;
  if (!isExternal) {
    return (
      <Link className="site-panel-entry" to={to}>
        {label}
      </Link>
    );
  }
  return (
    <a className="site-panel-entry" href={to} target="_blank" rel="noopener noreferrer">
      {`${label} `}
      <Icon name="external" />
      <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
    </a>
  );
}

type LinksMenuProps = {
  label: ReactNode;
  links: SiteLink[];
  /** Along the whole height of the screen's end, over the page. */
  isDrawer?: boolean;
};

/** A button that unfolds a list of links. It is the browser's own, so it opens at once and without any script. */
export function LinksMenu({ label, links, isDrawer = false }: LinksMenuProps) {
  const details = useDisclosure(useLocation());
  return (
    <details className={isDrawer ? 'site-menu site-drawer' : 'site-menu'} ref={details}>
      <summary className="site-nav-link">{label}</summary>
      <ul className="site-panel">
        {links.map((link) => (
          <li key={link.label}>
            <MenuLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}
