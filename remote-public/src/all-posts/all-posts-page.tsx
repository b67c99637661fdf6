import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { ScreenOnly } from 'shared-ui/layout';
import { More } from 'shared-ui/lists';
import { useLoaderData, useSearchParams } from 'shared-ui/router';
import { buttonClass, PageLayout } from 'shared-ui/static';
import { firstShown, pictureInSight } from '../posts/first-picture.ts';
import { titles } from '../titles.ts';
import type { AllPostsData } from './load-all-posts.ts';
import { messages } from './messages.ts';
import { filterOf } from './posts-filter.ts';
import { PostsFound } from './posts-found.tsx';
import { PostsSearch } from './posts-search.tsx';
import { TypeChoices } from './type-choices.tsx';
import { useSearchForm } from './use-search-form.ts';

const feeds = [
  { label: messages.byMail, href: pathTo.follow },
  { label: messages.postsRss, href: '/feeds/posts.rss' },
  { label: messages.postsAtom, href: '/feeds/posts.atom' },
  { label: messages.adsRss, href: '/feeds/announcements.rss' },
  { label: messages.adsAtom, href: '/feeds/announcements.atom' },
];

const FeedsNote = () => (
  <ScreenOnly>
    <More>
      <p>{messages.follow}</p>
      <p>
        {feeds.map(({ label, href }) => (
          <a key={href} className={buttonClass({ variant: 'ghost', size: 'sm' })} href={href}>
            {label}
          </a>
        ))}
      </p>
    </More>
  </ScreenOnly>
);

const AllPostsPage = () => {
  const { offices } = useLoaderData<AllPostsData>();
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const { setRequested, ...search } = useSearchForm(filter);
  return (
    <PageLayout title={titles.posts} intro={messages.intro}>
      <TypeChoices filter={search.typed} onChoose={setRequested} />
      <PostsSearch filter={filter} offices={offices ?? []} {...search} />
      <PostsFound filter={filter} isFirstPage={!params.has('cursor')} />
      <FeedsNote />
    </PageLayout>
  );
};

export const handle: PageHandle<AllPostsData> = {
  title: titles.posts,
  about: (loaded) => ({
    description: messages.intro,
    picture: pictureInSight(firstShown(loaded?.page?.previews)?.picture),
  }),
};
export { loadAllPosts as loader } from './load-all-posts.ts';
export { AllPostsPage as Component };
