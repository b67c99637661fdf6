import { canReadMessages } from 'shared-api/contract/contact.policy';
import type { Change } from 'shared-api/contract/events.contract';
import type { PrivateMember } from 'shared-api/contract/members.contract';

export type Noun = Change['noun'];
type Question = () => Promise<void>;

const questions: Record<Noun, Question[]> = { members: [], offices: [], posts: [], messages: [], audit: [] };

/** Said by a store: what it asks again when something of these nouns changed. */
export function askWhenChanged(ask: Question, ...nouns: Noun[]): void {
  for (const noun of nouns) questions[noun].push(ask);
}

/** Asks again for whatever is on the screen and may be another by now; each question once. */
export function askAnew(nouns: Iterable<Noun>, viewer: PrivateMember): void {
  const wanted = [...nouns].filter((noun) => noun !== 'messages' || canReadMessages(viewer));
  for (const ask of new Set(wanted.flatMap((noun) => questions[noun]))) void ask();
}

export const everything = Object.keys(questions) as Noun[];
