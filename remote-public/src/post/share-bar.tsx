import { ButtonGroup, ScreenOnly } from 'shared-ui/layout';
import { Button, buttonClass, VisuallyHidden } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useShare } from './use-share.ts';

const networks = [
  {
    name: messages.whatsApp,
    toLink: (title: string, url: string) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
  },
  {
    name: messages.facebook,
    toLink: (_: string, url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  },
  {
    name: messages.telegram,
    toLink: (title: string, url: string) =>
      `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
  },
];

/** Ways to pass a post on. Only the browser knows the page's address: until it is awake their place is kept. */
export function ShareBar({ title }: { title: string }) {
  const { url, share, copy } = useShare(title);
  return (
    <ScreenOnly>
      {url ? (
        <ButtonGroup role="group" aria-label={messages.share}>
          {share && <Button onClick={share}>{messages.shareNatively}</Button>}
          {networks.map(({ name, toLink }) => (
            <a
              key={name}
              className={buttonClass({ variant: 'outline' })}
              href={toLink(title, url)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
              <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
            </a>
          ))}
          <Button variant="outline" onClick={copy}>
            {messages.copy}
          </Button>
        </ButtonGroup>
      ) : (
        <ButtonGroup />
      )}
    </ScreenOnly>
  );
}
