import { organisation } from 'shared-api/contract/offices/organisation';
import { Container } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { exactDay, Star } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { footerLinks } from './links.ts';

export const Footer = () => (
  <footer className="site-footer">
    <Container className="site-footer-body">
      <div className="site-footer-name">
        <Star />
        <p>{organisation.name}</p>
        <p className="site-footer-slogan">{organisation.slogan}</p>
      </div>
      <nav aria-label={messages.footer}>
        <ul className="site-footer-links">
          {footerLinks.map(({ label, to = '/' }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="site-footer-small">{messages.foundedOn(exactDay(organisation.foundedOn))}</p>
    </Container>
  </footer>
);
