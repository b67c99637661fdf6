import { canReadMessages } from 'shared-api/contract/contact.policy';
import type { Change } from 'shared-api/contract/events.contract';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { applicants } from '../applicants/applicants.store.ts';
import { audit } from '../audit/audit.store.ts';
import { inbox } from '../inbox/inbox.store.ts';
import { members } from '../members/members.store.ts';
import { loadOffices } from '../offices/offices.store.ts';
import { posts } from '../posts/posts.store.ts';
import { refreshStatistics } from '../statistics/statistics.store.ts';
import { countApplicants, countMessages } from '../waiting/waiting.store.ts';

export type Noun = Change['noun'];

const questions: Record<Noun, (() => Promise<void>)[]> = {
  members: [members.refresh, applicants.refresh, countApplicants, refreshStatistics],
  offices: [loadOffices, refreshStatistics],
  posts: [posts.refresh, refreshStatistics],
  messages: [inbox.refresh, countMessages],
  audit: [audit.refresh],
};

/** Asks again for whatever is on the screen and may be another by now; each question once. */
export function askAnew(nouns: Iterable<Noun>, viewer: PrivateMember): void {
  const wanted = [...nouns].filter((noun) => noun !== 'messages' || canReadMessages(viewer));
  for (const ask of new Set(wanted.flatMap((noun) => questions[noun]))) void ask();
}

export const everything = Object.keys(questions) as Noun[];
