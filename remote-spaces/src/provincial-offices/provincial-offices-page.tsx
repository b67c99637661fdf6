import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useLoaderData, useLocation, useSearchParams } from 'shared-ui/router';
import { SideLayout } from 'shared-ui/side-layout';
import { Spinner } from 'shared-ui/spinner';
import { EmptyState, PageLayout } from 'shared-ui/static';
import { LoadFailed } from '../loaders/load-failed.tsx';
import { useLastAnswer } from '../loaders/use-answer.ts';
import { messages } from '../messages.ts';
import type { ProvincialOfficesData } from './load-provincial-offices.ts';
import { OfficeLinks } from './office-links.tsx';
import { OfficeSpace } from './office-space.tsx';

function ProvincialOfficesPage() {
  const { key } = useLocation();
  const [params] = useSearchParams();
  const data = useLoaderData<ProvincialOfficesData>();
  const offices = useLastAnswer(data.offices);
  if (offices === undefined) return <Spinner label={messages.officesLoading} />;
  if (!offices) return <LoadFailed title={messages.provincialOffices} />;
  const [first] = offices;
  const shownId = data.chosenId ?? first?.id;
  return (
    <PageLayout title={messages.provincialOffices} intro={messages.provincialOfficesIntro}>
      {first ? (
        <SideLayout
          side={<OfficeLinks offices={offices} shownId={shownId} />}
          toggle={messages.chooseOffice}
          place={key}
          isOpen={params.has('q')}
        >
          <OfficeSpace key={shownId} answer={data.office} />
        </SideLayout>
      ) : (
        <EmptyState title={messages.noOffices} />
      )}
    </PageLayout>
  );
}

/** The server's answer of the chosen office, which is there when the page is rendered; a browser names the page before it. */
function chosenIn(loaded?: ProvincialOfficesData) {
  const office = loaded?.chosenId ? loaded.office : null;
  return office && typeof office === 'object' && 'totals' in office ? office : null;
}

export const handle: PageHandle<ProvincialOfficesData> = {
  title: (loaded) => chosenIn(loaded)?.office.name || messages.provincialOffices,
  about: (loaded) => {
    const chosen = chosenIn(loaded);
    return {
      description: chosen
        ? messages.officeSummary(chosen.office.name, chosen.totals.members, chosen.totals.posts)
        : messages.provincialOfficesIntro,
    };
  },
};
export { ProvincialOfficesPage as Component };
