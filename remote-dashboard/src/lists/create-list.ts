import type { Page } from 'shared-api/client/read-page';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';

type List<Item> = Page<Item> & {
  status: 'idle' | 'loading' | 'succeeded' | 'failed';
  /** What is shown answers an older question; the newer one is on its way. */
  isStale: boolean;
};

/** One page of a list that lives on the server: what it said last, and what one's own deeds made of it. */
export function createList<Item extends { id: string }, Query>(
  what: string,
  fetchPage: (query: Query) => Promise<Page<Item>>,
) {
  const untouched: List<Item> = { status: 'idle', isStale: false, items: [], next: null, total: 0 };
  const useList = create<List<Item>>(() => untouched);
  let last: Query | undefined;
  /** Counts the questions: an answer to an older one is dropped. */
  let asked = 0;

  async function ask(query: Query, failed: Partial<List<Item>>) {
    last = query;
    asked += 1;
    const question = asked;
    const answer = (state: Partial<List<Item>>) => {
      if (question === asked) useList.setState({ isStale: false, ...state });
    };
    await fetchPage(query).then(
      (page) => answer({ status: 'succeeded', ...page }),
      (error: unknown) => {
        if (question === asked) logQuietly(what, error);
        answer(failed);
      },
    );
  }

  return {
    useList,

    /** Asks for a page; the one before stays until the answer is there. */
    load(query: Query) {
      useList.setState(({ status }) =>
        status === 'succeeded' ? { isStale: true } : { status: 'loading', isStale: false },
      );
      return ask(query, { status: 'failed' });
    },

    /** Asks the same again because something changed; what is shown outlives a failure, unless it answers an older question. */
    async refresh() {
      const { status, isStale } = useList.getState();
      if (last !== undefined) await ask(last, status === 'succeeded' && !isStale ? {} : { status: 'failed' });
    },

    replace: (item: Item) =>
      useList.setState(({ items }) => ({ items: items.map((each) => (each.id === item.id ? item : each)) })),

    remove: (id: string) =>
      useList.setState(({ items, total }) => ({
        items: items.filter((each) => each.id !== id),
        total: items.some((each) => each.id === id) ? total - 1 : total,
      })),

    forget() {
      last = undefined;
      asked += 1;
      useList.setState(untouched);
    },
  };
}
