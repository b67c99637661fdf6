import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard, canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider } from 'shared-api/query';
import { Choices } from 'shared-ui/lists';
import { Link, useSearchParams } from 'shared-ui/router';
import { PageLayout, Stack } from 'shared-ui/static';
import { OwnPostsTabs } from '../drafts/own-posts-tabs.tsx';
import { messages } from '../messages.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { trashMessages } from './messages.ts';
import { TrashedPosts } from './trashed-posts.tsx';

/** What a member deleted; staff also finds what was deleted of the posts that it looks after. */
function Trash({ viewer }: { viewer: PrivateMember }) {
  const [params] = useSearchParams();
  const of = canOpenDashboard(viewer) && params.get('of') === 'scope' ? 'scope' : 'own';
  const choices = [
    { value: 'own', search: '?', label: trashMessages.own },
    {
      value: 'scope',
      search: '?of=scope',
      label: canSeeAllOffices(viewer) ? trashMessages.ofAll : trashMessages.ofOffice,
    },
  ];
  return (
    <Stack>
      <OwnPostsTabs current="trash" />
      {canOpenDashboard(viewer) && (
        <Choices label={trashMessages.whose}>
          {choices.map(({ value, search, label }) => (
            <Link key={value} to={search} preventScrollReset aria-current={value === of ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </Choices>
      )}
      <TrashedPosts of={of} viewer={viewer} />
    </Stack>
  );
}

const TrashPage = () => (
  <PageLayout title={messages.trash} intro={trashMessages.lead}>
    <MembersOnly>
      {(viewer) => (
        <CacheProvider viewerId={viewer.id}>
          <Trash viewer={viewer} />
        </CacheProvider>
      )}
    </MembersOnly>
  </PageLayout>
);

export const handle: PageHandle = { title: messages.trash, about: { isPrivate: true } };
export { TrashPage as Component };
