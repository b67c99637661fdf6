import { useNavigate, useSearchParams } from 'shared-ui/router';

/** The filter of a list stands in the address: it can be kept, sent, and gone back from. */
export function useFilter() {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  /** Changes some of it and starts from the first page; blanks are left out. */
  function filter(change: Record<string, string>, { replace = false } = {}) {
    // of the address, not of what was rendered: on a slow phone a second change comes before the first is shown
    const next = new URLSearchParams(location.search);
    next.delete('cursor');
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: `?${next}` }, { replace, preventScrollReset: true });
  }

  return { params, filter, clear: () => void navigate({ search: '' }, { preventScrollReset: true }) };
}
