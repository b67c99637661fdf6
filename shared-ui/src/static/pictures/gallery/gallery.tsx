import { type ComponentType, type MouseEvent, useState } from 'react';
import { opensElsewhere } from '../../actions/links/opens-elsewhere.ts';
import { type GalleryItem, GalleryList } from './gallery-list.tsx';
import type { GalleryViewer, GalleryViewerProps } from './gallery-viewer.tsx';

type Opened = { Viewer: ComponentType<GalleryViewerProps>; first: number };

const loadViewer = async (): Promise<typeof GalleryViewer> => (await import('./gallery-viewer.tsx')).GalleryViewer;

/** Pictures that lead to the large ones; with scripts they open in a viewer, whose code comes with the first press. */
export function Gallery({ items }: { items: readonly GalleryItem[] }) {
  const [opened, setOpened] = useState<Opened>();

  async function open(event: MouseEvent, first: number) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    try {
      setOpened({ Viewer: await loadViewer(), first });
    } catch {
      location.assign(items[first]?.image ?? ''); // the picture alone needs no viewer
    }
  }

  return (
    <>
      <GalleryList items={items} onPress={(event, first) => void open(event, first)} />
      {opened && <opened.Viewer items={items} first={opened.first} onClose={() => setOpened(undefined)} />}
    </>
  );
}
