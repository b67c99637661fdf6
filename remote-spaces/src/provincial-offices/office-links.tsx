import { useState } from 'react';
import { findOffices } from 'shared-api/contract/offices/find-offices';
import { Link, useNavigate, useSearchParams } from 'shared-ui/router';
import { SideList } from 'shared-ui/side-layout';
import { Badge, Bdi } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { useMyOffice } from './my-office.tsx';
import { OfficeSearch } from './office-search.tsx';
import type { OfficesList } from './offices-list.ts';

type OfficeLinksProps = { offices: OfficesList; shownId: string | undefined };

const addressOf = (id: string) => ({ search: `?office=${id}` });

/** The chosen office is in the address, so that it can be shared; one's own stands first. */
export function OfficeLinks({ offices, shownId }: OfficeLinksProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [text, setText] = useState(params.get('q') ?? '');
  const mine = useMyOffice();
  const found = findOffices(offices, text).sort((a, b) => Number(b.id === mine) - Number(a.id === mine));
  function openOnly() {
    const [only, ...others] = found;
    if (only && others.length === 0) void navigate(addressOf(only.id), { preventScrollReset: true });
  }
  return (
    <SideList
      label={messages.provincialOffices}
      head={
        <OfficeSearch text={text} onText={setText} onDone={openOnly} chosenId={params.get('office') ?? undefined} />
      }
      status={text.trim() && messages.officesFound(found.length)}
      items={found.map(({ id, name }) => ({
        id,
        link: (
          <Link to={addressOf(id)} preventScrollReset aria-current={id === shownId ? 'page' : undefined}>
            <Bdi>{name}</Bdi>
            {id === mine && <Badge tone="accent">{messages.myOffice}</Badge>}
          </Link>
        ),
      }))}
    />
  );
}
