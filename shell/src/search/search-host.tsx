import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { searchShortcut } from 'shared-api/contract/wire/search-shortcut';
import { island, opensElsewhere, openWhenLoaded } from 'shared-ui/static';

const SearchDialog = island(() => import('./search-dialog.tsx').then((module) => module.SearchDialog));

/** The place of the key, not its letter: on an Arabic keyboard it writes another. */
const isShortcut = (event: KeyboardEvent) =>
  event[searchShortcut(navigator.platform).modifier] && !event.shiftKey && !event.altKey && event.code === 'KeyK';
const isDialogOpen = () => document.querySelector('[aria-modal="true"], dialog[open]') !== null;
const isSign = ({ target }: Event) => target instanceof Element && target.closest('[data-search]') !== null;

/**
 * Opens the search over any page: by Ctrl K (on a Mac ⌘ K), or by a press on a link with `data-search`, of whichever front end.
 * Such a link leads to the posts, whose page has a search of its own, until this has come and where it does not.
 */
export function SearchHost() {
  const [isOpen, setOpen] = useState(false);
  const open = useEffectEvent((event: Event) => {
    event.preventDefault(); // some browsers have a search of their own on that key
    if (!isDialogOpen()) void openWhenLoaded(SearchDialog, () => setOpen(true));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => isShortcut(event) && open(event);
    const onClick = (event: MouseEvent) => isSign(event) && !opensElsewhere(event) && open(event);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick, true); // before the router follows the link
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick, true);
    };
  }, []);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SearchDialog onClose={() => setOpen(false)} />
      </Suspense>
    )
  );
}
