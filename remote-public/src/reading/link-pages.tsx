import { ScreenOnly } from 'shared-ui/layout';
import { Choices } from 'shared-ui/lists';
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
  <ScreenOnly>
    <Choices label={messages.linkPages} isFew>
      {pages.map(({ to, title }) => (
        <NavLink key={to} to={to}>
          {title}
        </NavLink>
      ))}
    </Choices>
  </ScreenOnly>
);
