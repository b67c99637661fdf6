import { Suspense, useState } from 'react';
import { Button, Icon, island } from 'shared-ui/static';
import { openWhenLoaded } from '../loading/open-when-loaded.ts';
import { preloadQuietly } from '../loading/preload-quietly.ts';
import { messages } from '../messages.ts';
import type { OfficesList } from './offices-list.ts';

const OfficeDrawer = island(() => import('./office-drawer.tsx').then((module) => module.OfficeDrawer));

/** On narrow screens: opens the list of offices. */
export function OfficesToggle({ offices, shownId }: { offices: OfficesList; shownId: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void openWhenLoaded(OfficeDrawer, () => setOpen(true))}
        onPointerEnter={() => preloadQuietly(OfficeDrawer)}
        onFocus={() => preloadQuietly(OfficeDrawer)}
      >
        <Icon name="menu" />
        {messages.chooseOffice}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OfficeDrawer offices={offices} shownId={shownId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
