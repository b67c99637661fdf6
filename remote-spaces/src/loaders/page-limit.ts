import { limits } from 'shared-api/contract/limits';
import { useSearchParams } from 'shared-ui/router';

const bounded = (limit: number) => Math.min(Math.max(limit || 0, limits.listDefault), limits.listMax);

/** How many of its lists a page begins with. The address names it where the browser itself went on. */
export const pageLimit = (params: URLSearchParams) => bounded(Number.parseInt(params.get('limit') ?? '', 10));

/** The address, as a form sends it, of this page with more than the `shown` ones of a list. */
export function useLongerPage(shown: number) {
  const [params] = useSearchParams();
  return { ...Object.fromEntries(params), limit: String(bounded(shown + limits.listDefault)) };
}
