import { Link } from 'shared-ui/router';
import { SideList } from 'shared-ui/side-layout';
import { Bdi } from 'shared-ui/static';
import { messages } from '../messages.ts';
import type { OfficesList } from './offices-list.ts';

type OfficeLinksProps = { offices: OfficesList; shownId: string | undefined };

/** The chosen office is in the address, so that it can be shared. */
export const OfficeLinks = ({ offices, shownId }: OfficeLinksProps) => (
  <SideList
    label={messages.provincialOffices}
    items={offices.map(({ id, name }) => ({
      id,
      link: (
        <Link to={{ search: `?office=${id}` }} preventScrollReset aria-current={id === shownId ? 'page' : undefined}>
          <Bdi>{name}</Bdi>
        </Link>
      ),
    }))}
  />
);
