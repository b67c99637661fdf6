import type { PageAbout } from 'shared-api/contract/page.contract';
import { messages } from '../messages.ts';
import type { ProvincialOfficesData } from './load-provincial-offices.ts';

/** The server's answer, which is there when the page is rendered; null in a browser, where the page is named before it. */
function shownIn({ office }: ProvincialOfficesData) {
  return office && typeof office === 'object' && 'totals' in office ? office : null;
}

/** An office that was chosen has its own address, and gives it its name. */
export const chosenOffice = (loaded?: ProvincialOfficesData) =>
  (loaded?.chosenId && shownIn(loaded)?.office.name) || messages.provincialOffices;

export function aboutOffices(loaded?: ProvincialOfficesData): PageAbout {
  const shown = loaded?.chosenId ? shownIn(loaded) : null;
  return {
    description: shown
      ? messages.officeSummary(shown.office.name, shown.totals.members, shown.totals.posts)
      : messages.provincialOfficesIntro,
  };
}
