import { http } from 'shared-api/client/http';

/** One page of a list that may go on. */
export type Page<Item> = {
  items: Item[];
  /** The `cursor` of the page that follows; null after the last. */
  next: string | null;
  /** How many items all pages hold. */
  total: number;
};

const totalOf = (headers: Headers) => Number(headers.get('x-total-count'));

/** The items of a reply, with what its headers say about the list they are part of. */
export const toPage = <Item>(items: Item[], { headers }: Response): Page<Item> => ({
  items,
  next: /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? null,
  total: totalOf(headers),
});

/** How many items a list holds, by its headers alone: a number is told without the data of anybody. @throws ApiError */
export async function fetchCount(list: string, query: Record<string, string>, signal: AbortSignal): Promise<number> {
  const searchParams = { ...query, limit: 1 };
  return totalOf((await (await http()).head(list, { searchParams, signal })).headers);
}
