import { useEffect, useSyncExternalStore } from 'react';
import { messages } from '../../messages.ts';
import { Icon } from '../icons/icon.tsx';
import { dismissNotice, getNotices, type Notice, subscribeToNotices } from './notify.ts';

const none: readonly Notice[] = [];
const getNoNotices = () => none;

function NoticeItem({ notice, ms }: { notice: Notice; ms: number }) {
  useEffect(() => {
    const timer = setTimeout(() => dismissNotice(notice.id), ms);
    return () => clearTimeout(timer);
  }, [notice.id, ms]);
  return (
    <li className={`ui-notice ui-notice-${notice.tone}`}>
      <span role={notice.tone === 'failure' ? 'alert' : undefined}>{notice.text}</span>
      <button
        type="button"
        className="ui-notice-close"
        aria-label={messages.dismissNotice}
        onClick={() => dismissNotice(notice.id)}
      >
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
