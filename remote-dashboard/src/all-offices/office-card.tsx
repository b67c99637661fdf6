import { toggleOffice } from 'shared-api/client/offices.client';
import type { ManagedOffice } from 'shared-api/contract/offices.contract';
import { RecordCard } from 'shared-ui/data-grid';
import { Thumbnail } from 'shared-ui/pictures';
import { Badge, Bdi, Button, Ltr } from 'shared-ui/static';
import { messages } from '../offices/messages.ts';
import { OfficeButton } from '../offices/office-button.tsx';
import { useOfficeAction } from '../offices/use-office-action.ts';

export function OfficeCard({ office }: { office: ManagedOffice }) {
  const { isPending, mutate } = useOfficeAction(office, toggleOffice, messages.toggleFailed);
  return (
    <RecordCard
      picture={office.cover && <Thumbnail src={office.cover} shape="wide" />}
      title={<Bdi>{office.name}</Bdi>}
      mark={
        <Badge tone={office.isActive ? 'accent' : 'neutral'}>
          <bdi lang="en">{office.isActive ? messages.active : messages.inactive}</bdi>
        </Badge>
      }
      lines={[
        { head: messages.email, content: office.email ? <Ltr>{office.email}</Ltr> : '—' },
        { head: messages.phone, content: office.phone ? <Ltr>{office.phone}</Ltr> : '—' },
      ]}
      actions={
        <>
          <OfficeButton officeId={office.id} />
          <Button variant="ghost" size="sm" aria-busy={isPending} onClick={() => mutate()}>
            {office.isActive ? messages.close : messages.open}
          </Button>
        </>
      }
    />
  );
}
