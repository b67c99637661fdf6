import { ScreenOnly } from 'shared-ui/layout';
import { More } from 'shared-ui/lists';
import { buttonClass } from 'shared-ui/static';
import { messages } from './messages.ts';

const feeds = [
  { label: messages.byMail, href: '/follow' },
  { label: messages.postsRss, href: '/feeds/posts.rss' },
  { label: messages.postsAtom, href: '/feeds/posts.atom' },
  { label: messages.adsRss, href: '/feeds/announcements.rss' },
  { label: messages.adsAtom, href: '/feeds/announcements.atom' },
];

export const FeedsNote = () => (
  <ScreenOnly>
    <More>
      <p>{messages.follow}</p>
      <p>
        {feeds.map(({ label, href }) => (
          <a key={href} className={buttonClass({ variant: 'ghost', size: 'sm' })} href={href}>
            {label}
          </a>
        ))}
      </p>
    </More>
  </ScreenOnly>
);
