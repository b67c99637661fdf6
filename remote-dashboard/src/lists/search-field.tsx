import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { limits } from 'shared-api/contract/limits';
import { SearchFilter } from 'shared-ui/lists';
import { searchDelayMs } from '../limits.ts';
import { useFilter } from './use-filter.ts';

/** Searches while one types, after a pause or on Enter; the words stand in the address. */
export function SearchField({ label, hint }: { label: string; hint: string }) {
  const { params, filter } = useFilter();
  const current = params.get('q') ?? '';
  const [seen, setSeen] = useState(current);
  const [awaited, setAwaited] = useState<string>();
  const [words, setWords] = useState(current);
  if (seen !== current) {
    setSeen(current);
    setAwaited(undefined);
    if (current !== awaited) setWords(current); // what was typed meanwhile stays
  }

  const send = () => {
    const q = words.trim();
    if (q === current) return;
    setAwaited(q);
    filter({ q }, { replace: current !== '' });
  };
  const submitLater = useEffectEvent(send);
  useEffect(() => {
    if (words === '') return submitLater();
    const timer = setTimeout(submitLater, searchDelayMs);
    return () => clearTimeout(timer);
  }, [words]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    send();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: readers of the screen know the role longer than the element
    <form role="search" aria-label={label} onSubmit={submit}>
      <SearchFilter
        label={label}
        isEmpty={words === ''}
        maxLength={limits.searchTerms[1]}
        placeholder={hint}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </form>
  );
}
