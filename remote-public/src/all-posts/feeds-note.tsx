import { buttonClass } from 'shared-ui/static';
import { messages } from './messages.ts';

const feeds = [
  { label: messages.postsRss, href: '/feeds/posts.rss' },
  { label: messages.postsAtom, href: '/feeds/posts.atom' },
  { label: messages.adsRss, href: '/feeds/announcements.rss' },
  { label: messages.adsAtom, href: '/feeds/announcements.atom' },
];

export const FeedsNote = () => (
  <p className="ui-more ui-screen-only">
    <span>{messages.follow}</span>
    <span>
      {feeds.map(({ label, href }) => (
        <a key={href} className={buttonClass({ variant: 'ghost', size: 'sm' })} href={href}>
          {label}
        </a>
      ))}
    </span>
  </p>
);
