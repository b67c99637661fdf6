import { toggleOffice } from 'shared-api/client/offices.client';
import type { ManagedOffice } from 'shared-api/contract/offices.contract';
import { Badge, Bdi, Button, Ltr } from 'shared-ui/static';
import { messages } from '../offices/messages.ts';
import { OfficeButton } from '../offices/office-button.tsx';
import { useOfficeAction } from '../offices/use-office-action.ts';

export function OfficeCard({ office }: { office: ManagedOffice }) {
  const { isPending, mutate } = useOfficeAction(office, toggleOffice, messages.toggleFailed);
  return (
    <li className="ui-record">
      <div className="ui-record-head">
        {office.cover && (
          <img className="ui-image-preview ui-image-preview-wide" src={office.cover} alt="" loading="lazy" />
        )}
        <strong>
          <Bdi>{office.name}</Bdi>
        </strong>
        <Badge tone={office.isActive ? 'accent' : 'neutral'}>
          <bdi lang="en">{office.isActive ? messages.active : messages.inactive}</bdi>
        </Badge>
      </div>
      <dl className="ui-record-lines">
        <div>
          <dt>{messages.email}</dt>
          <dd>{office.email ? <Ltr>{office.email}</Ltr> : '—'}</dd>
        </div>
        <div>
          <dt>{messages.phone}</dt>
          <dd>{office.phone ? <Ltr>{office.phone}</Ltr> : '—'}</dd>
        </div>
      </dl>
      <div className="ui-actions">
        <OfficeButton officeId={office.id} />
        <Button variant="ghost" size="sm" aria-busy={isPending} onClick={() => mutate()}>
          {office.isActive ? messages.close : messages.open}
        </Button>
      </div>
    </li>
  );
}
