import type { FrontEndVersion } from 'shared-api/contract/front-ends/front-end-history.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Badge, Block, formatCount, Ltr } from 'shared-ui/static';
import { BuildFailures } from '../build-failures.tsx';
import { messages as live } from '../messages.ts';
import { partTones } from '../part-tones.ts';
import { allCountsOf, describeCounts } from './figures.ts';
import { messages } from './messages.ts';

const words = messages.versions;
const heads = [live.version, live.part, messages.speed.p75, live.loads, live.failures, words.errors] as const;

/** Each version with what befell it in browsers. */
export const VersionsBlock = ({ versions }: { versions: readonly FrontEndVersion[] }) => (
  <Block title={words.title}>
    <PlainTable
      label={words.list}
      heads={heads}
      titleAt={heads.indexOf(live.version)}
      rows={versions.map((version) => ({
        id: version.version,
        cells: [
          <Ltr key="version">{version.version}</Ltr>,
          <Badge key="part" tone={version.part ? partTones[version.part] : 'neutral'}>
            {words.part(version.part, version.percent)}
          </Badge>,
          describeCounts('LCP', allCountsOf(version, 'LCP')),
          formatCount(version.loads.loaded),
          <BuildFailures key="troubles" loads={version.loads} faults={version.faults} />,
          formatCount(version.errors),
        ],
      }))}
    />
  </Block>
);
