import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { logQuietly } from 'shared-api/log-quietly';
import { Button, notifyNotStarted } from 'shared-ui/static';
import { messages } from './messages.ts';

const load = () => import(/* webpackChunkName: "dashboard-search" */ './search-dialog.tsx');

/** The place of the key, not its letter: on an Arabic keyboard it writes another. */
const isShortcut = ({ ctrlKey, metaKey, code }: KeyboardEvent) => (ctrlKey || metaKey) && code === 'KeyK';
const isDialogOpen = () => document.querySelector('[aria-modal="true"]') !== null;

/** Opens the search, which is loaded when it is first wanted; Ctrl K opens it from anywhere on the page. */
export function SearchButton() {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const [isOpen, setOpen] = useState(false);

  async function open() {
    setOpen(true);
    try {
      const { SearchDialog } = await load();
      setDialog(() => SearchDialog);
    } catch (error) {
      logQuietly('search', error);
      setOpen(false);
      notifyNotStarted(messages.loadFailed);
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault(); // some browsers have a search of their own there
    if (!isDialogOpen()) void open();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        aria-busy={isOpen && !Dialog}
        onClick={open}
      >
        {messages.title}
        <span aria-hidden="true">
          <kbd dir="ltr">{messages.shortcut}</kbd>
        </span>
      </Button>
      {isOpen && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
