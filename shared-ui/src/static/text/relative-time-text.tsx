import { exactDate } from './exact-date.ts';
import { relativeTime } from './relative-time.ts';

/**
 * A moment, told from now, with its exact date on hover. The server's words are up to ten minutes older than the
 * browser's: React keeps them as they are.
 */
export function RelativeTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={exactDate(iso)} suppressHydrationWarning>
      {relativeTime(iso)}
    </time>
  );
}
