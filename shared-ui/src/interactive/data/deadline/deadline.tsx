import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/static';
import { exactDate } from '../../../static/words/text/exact-date.ts';

type DeadlineProps = { iso: string; stage: 'calm' | 'soon' | 'over'; children: ReactNode };

/** How much time is left, in words; colour and weight only add to them. Its exact date on hover. */
export const Deadline = ({ iso, stage, children }: DeadlineProps) => (
  <time className={`ui-deadline ui-deadline-${stage}`} dateTime={iso} title={exactDate(iso)}>
    <Icon name="clock" />
    {children}
  </time>
);
