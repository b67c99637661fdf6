import { useEffect, useSyncExternalStore } from 'react';
import { messages } from '../../../messages.ts';
import { Icon } from '../../pictures/icons/icon.tsx';
import { dismissNotice, getNotices, type Notice, subscribeToNotices } from './notify.ts';

const none: readonly Notice[] = [];
const getNoNotices = () => none;

function NoticeItem({ notice: { id, tone, text }, ms }: { notice: Notice; ms: number }) {
  const dismiss = () => dismissNotice(id);
  const isTimed = typeof text !== 'function';
  useEffect(() => {
    if (!isTimed) return;
    const timer = setTimeout(dismissNotice, ms, id);
    return () => clearTimeout(timer);
  }, [id, isTimed, ms]);
  return (
    <li className={`ui-notice ui-notice-${tone}`}>
      <span role={tone === 'failure' ? 'alert' : undefined}>{isTimed ? text : text(dismiss)}</span>
      <button type="button" className="ui-notice-close" aria-label={messages.dismissNotice} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The live region of the page: each notice is read aloud, and vanishes `ms` after it came. Once, in the shell. */
export function Notices({ ms }: { ms: number }) {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, getNoNotices);
  return (
    <section className="ui-notices" aria-live="polite" aria-label={messages.notices}>
      <ul>
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} ms={ms} />
        ))}
      </ul>
    </section>
  );
}
