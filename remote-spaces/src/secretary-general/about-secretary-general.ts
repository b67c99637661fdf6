import type { PageAbout } from 'shared-api/contract/page.contract';
import type { SecretaryGeneralData } from './load-secretary-general.ts';

/** What a shared link shows of the secretary-general's space: in their own words, where there are any. */
export const aboutSecretaryGeneral = (loaded?: SecretaryGeneralData): PageAbout => ({
  description: loaded?.space?.info?.bio || undefined,
});
