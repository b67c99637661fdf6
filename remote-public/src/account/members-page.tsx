import type { ReactNode } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { accountPages } from 'shared-api/contract/words/account-area';
import { membersNeedScripts } from 'shared-api/contract/words/account-words';
import { useSession } from 'shared-api/session/session.store';
import { AreaNav } from 'shared-ui/area-nav';
import { EmptyState, Narrow, PageLayout, Skeleton } from 'shared-ui/static';
import { SignInLink } from './mailed-links/sign-in-link.tsx';
import { messages } from './messages.ts';

type MembersPageProps = {
  title: string;
  intro: string;
  /** What a visitor would see here after signing in. */
  hint: string;
  children: (member: PrivateMember) => ReactNode;
};

/** A page about the signed-in member's own account. Who signs out reads that one must be signed in. */
export function MembersPage({ title, intro, hint, children }: MembersPageProps) {
  const { status, member } = useSession();
  const isLoading = status === 'idle' || status === 'loading';
  return (
    <PageLayout title={title} intro={intro}>
      {member && <AreaNav {...accountPages(member.id)} />}
      <Narrow>
        {isLoading && (
          <>
            <noscript>
              <p>{membersNeedScripts}</p>
            </noscript>
            <Skeleton shape="picture" />
          </>
        )}
        {member && children(member)}
        {!isLoading && !member && <EmptyState title={messages.signInFirst} text={hint} action={<SignInLink />} />}
      </Narrow>
    </PageLayout>
  );
}
