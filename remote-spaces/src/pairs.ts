import type { BilingualText } from 'shared-ui/layout';

/** What the spec gives in English, with the Arabic that leads it. Nothing else of the spaces is in English. */
export const pairs = {
  publishFailed: { ar: 'تعذّر نشر المنشور. أعد المحاولة.', en: 'error publishing post' },
} satisfies Record<string, BilingualText>;
