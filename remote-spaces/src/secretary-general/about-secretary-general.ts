import { secretaryGeneralName } from 'shared-api/contract/members/role-words';
import type { PageAbout } from 'shared-api/contract/wire/page.contract';
import type { SecretaryGeneralData } from './load-secretary-general.ts';
import { contactMessages } from './messages.ts';

/** What a shared link shows of the secretary-general's space: in their own words, where there are any. */
export const aboutSecretaryGeneral = (loaded?: SecretaryGeneralData): PageAbout => ({
  description: loaded?.space?.info?.bio || undefined,
});

const nameOf = (loaded?: SecretaryGeneralData) => secretaryGeneralName({ ...loaded?.space?.info });

export const contactTitle = (loaded?: SecretaryGeneralData) => contactMessages.contact(nameOf(loaded));

export const aboutContact = (loaded?: SecretaryGeneralData): PageAbout => ({
  description: contactMessages.contactIntro(nameOf(loaded)),
});
