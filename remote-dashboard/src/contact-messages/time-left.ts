import type { ContactMessage } from 'shared-api/contract/contact.contract';
import { soonHours } from '../limits.ts';
import { messages } from './messages.ts';

type TimeLeft = { stage: 'calm' | 'soon' | 'over'; words: string };

const hourMs = 3_600_000;
const dayHours = 24;

/** It has no bound, as what is left has. */
const overdueText = (hours: number) =>
  hours < dayHours ? messages.overdue.hours(hours) : messages.overdue.days(Math.floor(hours / dayHours));

/** How long a visitor still waits within what was promised, in hours as the promise is; undefined once it was answered. */
export function timeLeft(
  { state, dueAt }: Pick<ContactMessage, 'state' | 'dueAt'>,
  nowMs: number,
): TimeLeft | undefined {
  if (state === 'answered') return undefined;
  const leftMs = Date.parse(dueAt) - nowMs;
  const hours = Math.floor(Math.abs(leftMs) / hourMs);
  if (leftMs < 0) return { stage: 'over', words: overdueText(hours) };
  return { stage: hours < soonHours ? 'soon' : 'calm', words: messages.left(hours) };
}
