import type { MouseEvent } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { Link, useNavigate } from 'shared-ui/router';
import { opensElsewhere } from 'shared-ui/static';
import { TabBar } from 'shared-ui/tab-bar';
import { memberMessages } from './messages.ts';
import type { Tab, TabName } from './tabs.ts';

type MemberTabsProps = { memberId: string; offered: readonly Tab[]; current: TabName };

const searchOf = (name: TabName) => (name === 'profile' ? '' : `?tab=${name}`);

/** The edit tab leads to the page of the form, where it is opened; pressed here, it switches in place (spec, section 2). */
function useTabLink(memberId: string, current: TabName) {
  const navigate = useNavigate();
  return ({ name, label }: Tab) => {
    const isPage = name === 'editProfile';
    const switchInPlace = (event: MouseEvent) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      void navigate({ search: searchOf(name) }, { preventScrollReset: true });
    };
    return (
      <Link
        to={isPage ? pathTo.editProfile(memberId) : { search: searchOf(name) }}
        preventScrollReset
        aria-current={name === current ? 'page' : undefined}
        {...(isPage && { onClick: switchInPlace })}
      >
        {label}
      </Link>
    );
  };
}

export function MemberTabs({ memberId, offered, current }: MemberTabsProps) {
  const toLink = useTabLink(memberId, current);
  const items = offered.map((tab) => ({ id: tab.name, link: toLink(tab) }));
  const [, ...others] = offered;
  const chosen = others.find(({ name }) => name === current);
  const more = chosen ? memberMessages.moreTabsAt(chosen.label) : memberMessages.moreTabs;
  return <TabBar label={memberMessages.memberTabs} more={more} items={items} current={current} />;
}
