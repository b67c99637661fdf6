import { ScreenOnly } from 'shared-ui/layout';
import { More } from 'shared-ui/lists';
import { buttonClass } from 'shared-ui/static';
import { messages } from './messages.ts';

/** Of the office whose events are shown, or of all. */
export const CalendarNote = ({ office }: { office: string | undefined }) => (
  <ScreenOnly>
    <More>
      <p>{messages.follow}</p>
      <p>
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          href={office ? `/offices/${encodeURIComponent(office)}/events.ics` : '/events.ics'}
        >
          {messages.subscribe}
        </a>
      </p>
    </More>
  </ScreenOnly>
);
