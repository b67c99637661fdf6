import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'shared-ui/router';
import { type PostsFilter, searchOf } from './posts-filter.ts';

/** What is being typed. When the address changes, by going back for one, the fields follow it. */
export function useSearchFields(filter: PostsFilter) {
  const navigate = useNavigate();
  const search = searchOf(filter);
  const asked = { q: filter.q ?? '', office: filter.office ?? '' };
  const [seen, setSeen] = useState(search);
  const [fields, setFields] = useState(asked);
  if (seen !== search) {
    setSeen(search);
    setFields(asked);
  }

  function find(event: SubmitEvent) {
    event.preventDefault();
    const next = { ...filter, ...fields, q: fields.q.trim() };
    void navigate({ search: searchOf(next) }, { preventScrollReset: true });
  }

  return { fields, set: (change: Partial<typeof asked>) => setFields({ ...fields, ...change }), find };
}
