import { Suspense, useState } from 'react';
import { Button, island, openWhenLoaded } from 'shared-ui/static';
import { preloadQuietly } from '../loaders/preload-quietly.ts';
import { postFormMessages as messages } from './messages.ts';
import type { PreviewDialog as Dialog } from './preview-dialog.tsx';

export const PreviewDialog = island(() => import('./preview-dialog.tsx').then((module) => module.PreviewDialog));

/** Shows the post as its page will, over the form: nothing of it is left or lost. */
export function PreviewButton(props: Omit<Parameters<typeof Dialog>[0], 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        onClick={() => void openWhenLoaded(PreviewDialog, () => setOpen(true))}
        onPointerEnter={() => preloadQuietly(PreviewDialog)}
        onFocus={() => preloadQuietly(PreviewDialog)}
      >
        {messages.preview}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
