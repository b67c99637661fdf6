import { Drawer } from 'shared-ui/dialog';
import { messages } from '../messages.ts';
import { OfficeLinks } from './office-links.tsx';
import type { OfficesList } from './offices-list.ts';

type OfficeDrawerProps = { offices: OfficesList; shownId: string | undefined; onClose: () => void };

export const OfficeDrawer = ({ onClose, ...links }: OfficeDrawerProps) => (
  <Drawer title={messages.provincialOffices} onClose={onClose}>
    <OfficeLinks {...links} onChoose={onClose} />
  </Drawer>
);
