import { create } from 'shared-api/store';
import type { PreviewsPage } from './fetch-previews.ts';

/** Lists as far as they were unfolded, by entry of the history: who comes back to one finds it as it was left. */
export const useUnfoldedPosts = create<Record<string, PreviewsPage>>(() => ({}));
