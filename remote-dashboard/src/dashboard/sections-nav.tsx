import { useEffect, useRef } from 'react';
import { Choices } from 'shared-ui/lists';
import { Link, useLocation } from 'shared-ui/router';
import { Badge, formatCount, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { sectionsFor } from '../sections/sections.ts';
import { useViewer } from '../viewer/viewer.ts';
import { useWaiting } from '../waiting/use-waiting.ts';

export function SectionsNav() {
  const { pathname } = useLocation();
  const waiting = useWaiting();
  const here = pathname.replace(/\/$/, '');
  const nav = useRef<HTMLElement>(null);

  // on a phone the links are wider than the screen: the one of this page is brought into view, the page stays
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that arrives makes the links before it wider
  useEffect(() => {
    const link = nav.current?.querySelector(`[href="${here}"]`);
    link?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [here, waiting.applicants, waiting.messages, waiting.deletions]);

  return (
    <Choices ref={nav} label={messages.sections}>
      {sectionsFor(useViewer()).map(({ path, label, badge }) => {
        const count = badge ? waiting[badge] : 0;
        return (
          <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
            {label}
            {count > 0 && (
              <Badge tone="announcement">
                <VisuallyHidden>{messages.waitingCount}</VisuallyHidden>
                {formatCount(count)}
              </Badge>
            )}
          </Link>
        );
      })}
    </Choices>
  );
}
