import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { limits } from 'shared-api/contract/limits';
import { SearchFilter } from 'shared-ui/lists';
import { searchDelayMs } from '../limits.ts';
import { useFilter } from './use-filter.ts';

/** Asks while one types, at the end of a word or on Enter; the words stand in the address. */
export function SearchField({ label, hint }: { label: string; hint: string }) {
  const { params, filter } = useFilter();
  const asked = params.get('q') ?? '';
  const [seen, setSeen] = useState(asked);
  const [awaited, setAwaited] = useState<string>();
  const [words, setWords] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setAwaited(undefined);
    if (asked !== awaited) setWords(asked); // who typed on meanwhile keeps the words
  }

  const ask = () => {
    const q = words.trim();
    if (q === asked) return;
    setAwaited(q);
    filter({ q }, { replace: asked !== '' });
  };
  const askLater = useEffectEvent(ask);
  useEffect(() => {
    if (words === '') return askLater();
    const timer = setTimeout(askLater, searchDelayMs);
    return () => clearTimeout(timer);
  }, [words]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    ask();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: readers of the screen know the role longer than the element
    <form role="search" aria-label={label} onSubmit={submit}>
      <SearchFilter
        label={label}
        isEmpty={words === ''}
        maxLength={limits.searchWords[1]}
        placeholder={hint}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </form>
  );
}
