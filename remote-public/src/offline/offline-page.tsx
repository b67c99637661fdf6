import { offlinePage, offlineWords } from 'shared-api/contract/front-ends/offline-page';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Grid } from 'shared-ui/layout';
import { Bdi, Block, buttonClass, Card, PageLayout, Stack } from 'shared-ui/static';

/** What the service worker of a reader without a network shows: a list of what was read stands in the place of its own. */
const OfflinePage = () => (
  <PageLayout title={offlineWords.title} intro={offlineWords.hint}>
    <Stack>
      <p>
        <a className={buttonClass()} href={offlinePage.path}>
          {offlineWords.retry}
        </a>
      </p>
      <Block id={offlinePage.listId} title={offlineWords.readBefore}>
        <Grid>
          <li>
            <Card
              title={
                <a href="/">
                  <Bdi>{organisation.name}</Bdi>
                </a>
              }
            />
          </li>
        </Grid>
      </Block>
    </Stack>
  </PageLayout>
);

export const handle: PageHandle = { title: offlineWords.title, about: { isPrivate: true } };
export { OfflinePage as Component };
