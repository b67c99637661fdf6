import type { ContactMessage } from 'shared-api/contract/contact.contract';
import { soonHours } from '../limits.ts';
import { messages } from './messages.ts';

type TimeLeft = { stage: 'calm' | 'soon' | 'over'; words: string };

const hourMs = 3_600_000;
const dayHours = 24;

/** How long a visitor still waits within what was promised; undefined once it was answered. */
export function timeLeft(
  { state, dueAt }: Pick<ContactMessage, 'state' | 'dueAt'>,
  nowMs: number,
): TimeLeft | undefined {
  if (state === 'answered') return undefined;
  const leftMs = Date.parse(dueAt) - nowMs;
  const hours = Math.floor(Math.abs(leftMs) / hourMs);
  const [unit, count] =
    hours < dayHours ? (['hours', hours] as const) : (['days', Math.floor(hours / dayHours)] as const);
  if (leftMs < 0) return { stage: 'over', words: messages.overdue[unit](count) };
  return { stage: hours < soonHours ? 'soon' : 'calm', words: messages.left[unit](count) };
}
