import { organisation } from 'shared-api/contract/offices/organisation';
import * as pathTo from 'shared-api/contract/path-to';
import { useSession } from 'shared-api/session/session.store';
import { Container } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Button, buttonClass, Icon, Star, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { SessionControl } from '../session/user-menu/session-control.tsx';
import { anchors, spacesFor } from './links.ts';
import { LinksMenu } from './links-menu.tsx';

/** One name and one icon for both ways: the server cannot know the theme. `document-script.ts` changes and keeps it. */
const ThemeButton = () => (
  <Button variant="ghost" isIcon data-theme="other">
    <Icon name="contrast" />
    <VisuallyHidden>{messages.changeTheme}</VisuallyHidden>
  </Button>
);

const searchLook = buttonClass({ variant: 'ghost', isIcon: true });

/** Leads to the search of the posts; once the page is live it opens the search over the page: see `search-host.tsx`. */
const SearchSign = () => (
  <Link className={searchLook} to={pathTo.posts} data-search>
    <Icon name="search" />
    <VisuallyHidden>{messages.search}</VisuallyHidden>
  </Link>
);

export function Header() {
  const member = useSession((session) => session.member);
  const spaces = spacesFor(member);
  return (
    <header className="site-header">
      <Container className="site-header-bar">
        <Link className="site-logo" to="/">
          <Star />
          <span className="site-logo-name">{organisation.name}</span>
          <span className="site-logo-short">{organisation.shortName}</span>
        </Link>
        <nav className="site-nav" aria-label={messages.navigation}>
          {anchors.map(({ label, to = '/' }) => (
            <Link key={label} className="site-nav-link" to={to}>
              {label}
            </Link>
          ))}
          <LinksMenu
            label={
              <>
                {messages.spaces}
                <Icon name="down" />
              </>
            }
            links={spaces}
          />
        </nav>
        <div className="site-tools">
          <SearchSign />
          <ThemeButton />
          <SessionControl />
          <nav className="site-small-only" aria-label={messages.navigation}>
            <LinksMenu
              label={
                <>
                  <Icon name="menu" />
                  <VisuallyHidden>{messages.menu}</VisuallyHidden>
                </>
              }
              links={[...anchors, ...spaces]}
              isDrawer
            />
          </nav>
        </div>
      </Container>
    </header>
  );
}
