import { limits } from 'shared-api/contract/limits';
import * as pathTo from 'shared-api/contract/path-to';
import { More } from 'shared-ui/lists';
import { Link, useLoaderData } from 'shared-ui/router';
import { buttonClass, Carousel, EmptyState, Section, Skeleton } from 'shared-ui/static';
import { useSelfRecovery } from '../loaders/use-self-recovery.ts';
import { messages } from '../messages.ts';
import { PostPreview } from '../posts/post-preview.tsx';
import type { HomeData } from './load-home.ts';

const blankCards = Array.from({ length: limits.carouselPlaceholders }, (_, place) => place).map((place) => (
  <Skeleton key={place} shape="card" />
));

/** A few posts passing by; blank cards where they could not be had. */
export function RecentPosts() {
  const { previews } = useLoaderData<HomeData>();
  useSelfRecovery(previews === null);
  return (
    <Section id="RecentActs" title={messages.recentPosts} lead={messages.recentPostsLead} tone="subtle">
      {previews?.length === 0 ? (
        <EmptyState title={messages.noPosts} text={messages.noPostsHint} />
      ) : (
        <Carousel label={messages.recentPosts} loopSeconds={limits.carouselLoopSeconds}>
          {(tabIndex) =>
            previews?.map((preview) => (
              <PostPreview key={preview.id} preview={preview} tabIndex={tabIndex} isPassing />
            )) ?? blankCards
          }
        </Carousel>
      )}
      <More>
        <Link className={buttonClass({ variant: 'outline' })} to={pathTo.posts}>
          {messages.toAllPosts}
        </Link>
      </More>
    </Section>
  );
}
