import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider } from 'shared-api/query';
import { useSearchParams } from 'shared-ui/router';
import { messages } from '../messages.ts';
import { OwnPostPage } from '../posts/own-post-page.tsx';
import { Comparison } from './comparison.tsx';
import { Revisions } from './revisions.tsx';

/** What a post said before its edits; one of those texts, where the address names it, beside the present one. */
function HistoryPage() {
  const [params] = useSearchParams();
  const version = Number(params.get('version'));
  return (
    <OwnPostPage title={messages.postHistory}>
      {(post, author) => (
        <CacheProvider viewerId={author.id}>
          {version ? <Comparison key={version} post={post} version={version} /> : <Revisions post={post} />}
        </CacheProvider>
      )}
    </OwnPostPage>
  );
}

export const handle: PageHandle = { title: messages.postHistory, about: { isPrivate: true } };
export { HistoryPage as Component };
