import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'shared-ui/router';
import { formatCount } from 'shared-ui/static';
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
  }, [here, waiting.applicants, waiting.messages]);

  return (
    <nav ref={nav} className="ui-choices" aria-label={messages.sections}>
      {sectionsFor(useViewer()).map(({ path, label, badge }) => {
        const count = badge ? waiting[badge] : 0;
        return (
          <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
            {label}
            {count > 0 && (
              <small className="ui-choice-count">
                <span className="ui-hidden">{messages.waitingCount}</span>
                {formatCount(count)}
              </small>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
