import { useState } from 'react';
import { useLocation } from 'shared-ui/router';
import { notify } from 'shared-ui/static';
import { fetchPreviews, type PreviewsPage } from './fetch-previews.ts';
import { messages } from './messages.ts';
import type { PostsFilter } from './posts-filter.ts';
import { useUnfoldedPosts } from './unfolded-posts.store.ts';

export function useMorePosts(first: PreviewsPage, filter: PostsFilter) {
  const { key } = useLocation();
  const list = useUnfoldedPosts((lists) => lists[key]) ?? first;
  const [isBusy, setBusy] = useState(false);

  async function showMore() {
    if (isBusy || !list.next) return;
    setBusy(true);
    try {
      const page = await fetchPreviews({ ...filter, cursor: list.next });
      useUnfoldedPosts.setState({ [key]: { ...page, previews: [...list.previews, ...page.previews] } });
    } catch {
      notify.failure(messages.moreFailed);
    } finally {
      setBusy(false);
    }
  }

  return { list, isBusy, showMore };
}
