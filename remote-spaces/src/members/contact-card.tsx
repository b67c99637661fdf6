import type { ReactNode } from 'react';
import type { Member } from 'shared-api/contract/members/members.contract';
import type { Contacts } from 'shared-api/contract/offices/offices.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import * as pathTo from 'shared-api/contract/path-to';
import { mailHref } from 'shared-api/contract/text/mail-href';
import { phoneHref } from 'shared-api/contract/text/phone-href';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { Link } from 'shared-ui/router';
import { Bdi, ContactList, Ltr, Panel, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';

type Text = string | null | undefined;
type ContactCardProps = { [Key in keyof Contacts]?: Text } & {
  name?: string;
  head?: Member | undefined;
  /** What the map is told besides the address, where that does not name it. */
  region?: string | undefined;
};

/** Where and when the secretary-general is met (spec, section 2). */
export const secretaryGeneralPlace = { address: organisation.address, hours: messages.workingHoursValue };

const ltrLink = (text: Text, toHref: (text: string) => string, show = (text: string) => text): ReactNode =>
  text && (
    <a href={toHref(text)}>
      <Ltr>{show(text)}</Ltr>
    </a>
  );

/** A page of OpenStreetMap: it opens on every device, in the map app where there is one, and follows nobody. */
const mapUrl = (address: string, region = '') =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({
    query: address.includes(region) ? address : `${address}، ${region}`,
  })}`;

const Address = ({ address, region }: { address: string; region: string | undefined }) => (
  <span>
    <Bdi>{address}</Bdi>
    <br />
    <a href={mapUrl(address, region)} target="_blank" rel="noopener noreferrer">
      {`${messages.onMap} `}
      <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
    </a>
  </span>
);

const linkOf = ({ id, name }: Member) => (
  <Link to={pathTo.member(id)}>
    <Bdi>{name}</Bdi>
  </Link>
);
const typed = (text: Text): ReactNode => text && <Bdi>{text}</Bdi>;

/** How to reach a person or an office: what is not known is left out. */
export const ContactCard = ({ name, head, email, phone, address, hours, region }: ContactCardProps) => (
  <Panel>
    <ContactList
      entries={(
        [
          { icon: 'user', label: messages.name, value: typed(name) },
          { icon: 'user', label: messages.headOfOffice, value: head && linkOf(head) },
          { icon: 'mail', label: messages.email, value: ltrLink(email, mailHref) },
          { icon: 'phone', label: messages.phone, value: ltrLink(phone, phoneHref, shownPhone) },
          { icon: 'pin', label: messages.address, value: address && <Address address={address} region={region} /> },
          { icon: 'clock', label: messages.workingHours, value: typed(hours) },
        ] as const
      ).filter(({ value }) => value)}
    />
  </Panel>
);
