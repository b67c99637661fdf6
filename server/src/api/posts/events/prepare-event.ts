import { eventLimits } from 'shared-api/contract/posts/event-limits';
import { EventForm, isInOrder, type PostEvent } from 'shared-api/contract/posts/post-events.contract';
import type { PostForm } from 'shared-api/contract/posts/posts.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';
import { fieldSentence } from '../../../messages.ts';
import type { Transaction } from '../../../platform/database/db.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { check } from '../../../platform/http/validation.ts';
import { remindersRepository } from '../reminders/reminders.repository.ts';
import { withdrawReminders } from '../reminders/withdraw-reminders.ts';
import { postEventsRepository } from './post-events.repository.ts';

const maxMs = eventLimits.days * 24 * 60 * 60 * 1000;

/** How far apart two readings of the clock are. */
const msBetween = (begins: string, ends: string) => Date.parse(`${ends}Z`) - Date.parse(`${begins}Z`);

const reject = (field: keyof EventForm, code: string) => validationFailed({ [field]: fieldSentence(field, code) });

/** What a form says of the event of its announcement; undefined where it says nothing. `current` is the one it has. */
export type PreparedEvent = EventForm | null | undefined;

/** @throws Rejection 400 */
export function prepareEvent({ type, isEvent, ...form }: PostForm, current: PostEvent | null = null): PreparedEvent {
  if (isEvent === undefined || type !== 'Ad') return undefined;
  if (isEvent === 'no') return null;
  const prepared = check(EventForm, form);
  const { eventBegins, eventEnds } = prepared;
  const isMoved = !current || toLocalTime(current.beginsAt) !== eventBegins;
  if (isMoved && !isInOrder(toLocalTime(Date.now()), eventBegins)) throw reject('eventBegins', 'past');
  if (!isInOrder(eventBegins, eventEnds)) throw reject('eventEnds', 'ends_first');
  if (msBetween(eventBegins, eventEnds) > maxMs) throw reject('eventEnds', 'lasts_long');
  return prepared;
}

/** Together with the announcement that it is part of. */
export async function saveEvent(transaction: Transaction, postId: string, event: PreparedEvent) {
  await withdrawReminders(transaction, postId);
  if (event) {
    await remindersRepository.resetReminders(transaction, postId, event.eventBegins);
    await postEventsRepository.save(transaction, postId, event);
  }
  if (event === null) await postEventsRepository.remove(transaction, postId);
}
