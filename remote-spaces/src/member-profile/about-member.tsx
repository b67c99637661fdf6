import type { Member } from 'shared-api/contract/members/members.contract';
import { splitAtPhoneNumbers } from 'shared-api/contract/text/phone-numbers';
import { ButtonGroup, Calls, Prose } from 'shared-ui/layout';
import { Block, buttonClass, EmptyState, Icon } from 'shared-ui/static';
import { memberMessages } from './messages.ts';

const networks = [
  ['facebook', memberMessages.facebook],
  ['instagram', memberMessages.instagram],
  ['twitter', memberMessages.twitter],
] as const;

const linkClass = buttonClass({ variant: 'outline', size: 'sm' });

const isPage = (address: string | undefined): address is string => /^https?:\/\//i.test(address ?? '');

export function AboutMember({ member: { about, description, sociallinks } }: { member: Member }) {
  const pages = networks.filter(([name]) => isPage(sociallinks[name]));
  if (!about && !description && pages.length === 0) return <EmptyState title={memberMessages.noAbout} />;
  return (
    <Block title={memberMessages.aboutMember}>
      {[about, description]
        .filter((text) => text !== undefined && text !== '')
        .map((text) => (
          <Prose key={text}>
            <Calls pieces={splitAtPhoneNumbers(text)} />
          </Prose>
        ))}
      {pages.length > 0 && (
        <ButtonGroup>
          {pages.map(([name, label]) => (
            <a key={name} className={linkClass} href={sociallinks[name]} target="_blank" rel="noopener noreferrer">
              {label} <Icon name="external" />
            </a>
          ))}
        </ButtonGroup>
      )}
    </Block>
  );
}
