import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-ui/router';
import { filterOf, type PostsFilter, searchOf } from './posts-filter.ts';

const readFilter = (form: HTMLFormElement) => filterOf(new URLSearchParams([...new FormData(form)] as string[][]));

function fillIn(form: HTMLFormElement, filter: PostsFilter) {
  for (const name of ['q', 'office'] as const) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = filter[name] ?? '';
  }
}

/**
 * The browser holds what is being typed, so nothing of it is lost by choosing a type first, or by typing on while an answer
 * is on its way. When the address changes otherwise, by going back for one, the fields follow it.
 */
export function useSearchForm(filter: PostsFilter) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const address = searchOf(filter);
  /** The address that the fields stand for. */
  const requested = useRef(address);
  const [typed, setTyped] = useState(filter);

  useEffect(() => {
    if (!form.current) return;
    if (requested.current !== address) fillIn(form.current, filterOf(new URLSearchParams(address)));
    requested.current = address;
    setTyped(readFilter(form.current)); // at first, what was typed before the page was hydrated
  }, [address]);

  function find(event: SubmitEvent) {
    event.preventDefault();
    requested.current = searchOf(typed);
    void navigate({ search: requested.current }, { preventScrollReset: true });
  }

  return {
    form,
    read: () => form.current && setTyped(readFilter(form.current)),
    find,
    /** The filter as it would be if it were submitted now. */
    typed,
    /** Must be called when a link that leads to `typed` is followed. */
    setRequested: (search: string) => {
      requested.current = search;
    },
  };
}
