import type { FrontEndVersion } from 'shared-api/contract/front-ends/front-end-history.contract';
import { countVisits } from 'shared-api/contract/front-ends/histogram';
import type { DeviceClass } from 'shared-api/contract/front-ends/vitals.contract';
import { ShareBar } from 'shared-ui/charts';
import { PlainTable } from 'shared-ui/data-grid';
import { Block, Ltr, Stack } from 'shared-ui/static';
import { nothing } from '../../messages.ts';
import { allCountsOf, countsOf, describeP75, shownDevices } from './figures.ts';
import { messages } from './messages.ts';

const words = messages.devices;
const versionHead = messages.speed.version;
const heads = [versionHead, messages.speed.visits, ...shownDevices.map((device) => words.names[device])];

function toCell(version: FrontEndVersion, device: DeviceClass, visits: number): string {
  const counts = countsOf([version], 'LCP', device);
  const own = countVisits(counts);
  return own === 0 ? nothing : words.cell(own / visits, describeP75('LCP', counts));
}

/** On which devices the visits were, and how soon the content showed there. */
export function DevicesBlock({ versions }: { versions: readonly FrontEndVersion[] }) {
  const rows = versions
    .map((version) => ({ version, visits: countVisits(allCountsOf(version, 'LCP')) }))
    .filter(({ visits }) => visits > 0);
  const all = rows.reduce((sum, { visits }) => sum + visits, 0);
  if (all === 0) return null;
  const parts = shownDevices.map((device) => {
    const value = countVisits(countsOf(versions, 'LCP', device));
    return { id: device, name: words.named(device, value / all), value };
  });
  return (
    <Block title={words.title} lead={words.lead}>
      <Stack>
        <ShareBar parts={parts} />
        <PlainTable
          label={words.list}
          heads={heads}
          titleAt={heads.indexOf(versionHead)}
          rows={rows.map(({ version, visits }) => ({
            id: version.version,
            cells: [
              <Ltr key="version">{version.version}</Ltr>,
              messages.visits(visits),
              ...shownDevices.map((device) => toCell(version, device, visits)),
            ],
          }))}
        />
      </Stack>
    </Block>
  );
}
