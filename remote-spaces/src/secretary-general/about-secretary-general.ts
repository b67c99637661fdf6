import { secretaryGeneralName } from 'shared-api/contract/members/role-words';
import type { PageAbout } from 'shared-api/contract/wire/page.contract';
import { messages } from '../messages.ts';
import type { SecretaryGeneralData } from './load-secretary-general.ts';

/** What a shared link shows of the secretary-general's space: in their own words, where there are any. */
export const aboutSecretaryGeneral = (loaded?: SecretaryGeneralData): PageAbout => ({
  description: loaded?.space?.info?.bio || undefined,
});

const nameOf = (loaded?: SecretaryGeneralData) => secretaryGeneralName({ ...loaded?.space?.info });

export const contactTitle = (loaded?: SecretaryGeneralData) => messages.contactSecretaryGeneral(nameOf(loaded));

export const aboutContact = (loaded?: SecretaryGeneralData): PageAbout => ({
  description: messages.contactSecretaryGeneralIntro(nameOf(loaded)),
});
