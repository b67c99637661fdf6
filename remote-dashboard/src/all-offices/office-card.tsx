import { toggleOffice } from 'shared-api/client/offices.client';
import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { FoldingRecord } from 'shared-ui/data-grid';
import { Thumbnail } from 'shared-ui/pictures';
import { Bdi, Button, Ltr } from 'shared-ui/static';
import { actionOn } from '../lists/action-on.ts';
import { nothing } from '../messages.ts';
import { messages } from '../offices/messages.ts';
import { OfficeButton } from '../offices/office-button.tsx';
import { OfficeStatus } from '../offices/office-status.tsx';
import { useOfficeAction } from '../offices/use-office-action.ts';

export function OfficeCard({ office }: { office: ManagedOffice }) {
  const { isPending, mutate } = useOfficeAction(office, toggleOffice, messages.toggleFailed);
  const toggle = office.isActive ? messages.close : messages.open;
  return (
    <FoldingRecord
      picture={office.cover && <Thumbnail src={office.cover} shape="wide" />}
      title={<Bdi>{office.name}</Bdi>}
      mark={<OfficeStatus isActive={office.isActive} isShort />}
      line={office.phone ? <Ltr>{shownPhone(office.phone)}</Ltr> : <Ltr>{office.email}</Ltr>}
      lines={[
        { head: messages.email, content: office.email ? <Ltr>{office.email}</Ltr> : nothing },
        { head: messages.phone, content: office.phone ? <Ltr>{shownPhone(office.phone)}</Ltr> : nothing },
        { head: messages.address, content: office.address ? <Bdi>{office.address}</Bdi> : nothing },
        { head: messages.hours, content: office.hours ? <Bdi>{office.hours}</Bdi> : nothing },
      ]}
      actions={
        <>
          <OfficeButton officeId={office.id} />
          <Button
            variant={office.isActive ? 'danger' : 'ghost'}
            size="sm"
            aria-label={actionOn(toggle, office.name)}
            aria-busy={isPending}
            onClick={() => mutate()}
          >
            {toggle}
          </Button>
        </>
      }
    />
  );
}
