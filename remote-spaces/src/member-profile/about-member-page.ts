import type { PageAbout } from 'shared-api/contract/page.contract';
import { roleLabel } from 'shared-api/contract/role-words';
import { messages } from '../messages.ts';
import type { MemberData } from './load-member.ts';

const memberIn = (loaded?: MemberData) => (typeof loaded?.found === 'object' ? loaded.found?.member : undefined);

export const memberName = (loaded?: MemberData) => memberIn(loaded)?.name;

/** What a shared link shows of a member: in their own words, where there are any. */
export function aboutMember(loaded?: MemberData): PageAbout | undefined {
  const member = memberIn(loaded);
  if (!member) return undefined;
  return { description: member.bio || messages.memberOf(roleLabel(member), member.office.name) };
}
