/** One page of a list that may go on. */
export type Page<Item> = {
  items: Item[];
  /** The `cursor` of the page that follows; null after the last. */
  next: string | null;
  /** How many items all pages hold. */
  total: number;
};

export const totalOf = (headers: Headers) => Number(headers.get('x-total-count'));

/** The items of a reply, with what its headers say about the list they are part of. */
export const toResultPage = <Item>(items: Item[], { headers }: Response): Page<Item> => ({
  items,
  next: /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? null,
  total: totalOf(headers),
});
