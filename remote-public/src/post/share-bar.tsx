import { ButtonGroup, ScreenOnly } from 'shared-ui/layout';
import { Button, buttonClass, VisuallyHidden } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useShare } from './use-share.ts';

const whatsAppLink = (title: string, url: string) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;

/** Ways to pass a post on. Only the browser knows the page's address: until it is awake their place is kept. */
export function ShareBar({ title }: { title: string }) {
  const { url, share, copy } = useShare(title);
  return (
    <ScreenOnly>
      {url ? (
        <ButtonGroup role="group" aria-label={messages.share}>
          {share && <Button onClick={share}>{messages.shareNatively}</Button>}
          <a
            className={buttonClass({ variant: 'outline' })}
            href={whatsAppLink(title, url)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {messages.whatsApp}
            <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
          </a>
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
