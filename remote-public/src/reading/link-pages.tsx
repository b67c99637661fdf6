import { NavLink } from 'shared-ui/router';
import { titles } from '../titles.ts';
import { messages } from './messages.ts';

const pages = [
  { to: '/links/about', title: titles.about },
  { to: '/links/service-policy', title: titles.servicePolicy },
  { to: '/links/licensing-policy', title: titles.licensingPolicy },
  { to: '/links/contacts-info', title: titles.contactsInfo },
];

export const LinkPages = () => (
  <nav className="ui-choices ui-choices-few ui-screen-only" aria-label={messages.linkPages}>
    {pages.map(({ to, title }) => (
      <NavLink key={to} to={to}>
        {title}
      </NavLink>
    ))}
  </nav>
);
