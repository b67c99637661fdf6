import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'shared-ui/router';
import { type PostsFilter, searchOf } from './posts-filter.ts';

/**
 * What is being typed; nothing of it is lost by choosing a type first, or by typing on while an answer is on its way.
 * When the address changes otherwise, by going back for one, the fields follow it.
 */
export function useSearchFields(filter: PostsFilter) {
  const navigate = useNavigate();
  const search = searchOf(filter);
  const asked = { q: filter.q ?? '', office: filter.office ?? '' };
  const [seen, setSeen] = useState(search);
  const [awaited, setAwaited] = useState<string>();
  const [fields, setFields] = useState(asked);
  if (seen !== search) {
    setSeen(search);
    setAwaited(undefined);
    if (search !== awaited) setFields(asked);
  }

  const form = useRef<HTMLFormElement>(null);
  // a slow phone shows the form before React knows of it: what was typed meanwhile is in the page alone
  useEffect(() => {
    if (!form.current) return;
    const written = new FormData(form.current);
    setFields(({ office }) => ({ q: String(written.get('q')), office: String(written.get('office') || office) }));
  }, []);

  const typed = { ...filter, ...fields, q: fields.q.trim() };

  function find(event: SubmitEvent) {
    event.preventDefault();
    setAwaited(searchOf(typed));
    void navigate({ search: searchOf(typed) }, { preventScrollReset: true });
  }

  return {
    form,
    fields,
    set: (change: Partial<typeof asked>) => setFields({ ...fields, ...change }),
    find,
    /** The filter as it would be if it were asked for now. */
    typed,
    /** To be told of a link that asks for `typed`. */
    setAwaited,
  };
}
