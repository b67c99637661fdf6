import type { FrontEndBuild, FrontEndHealth } from 'shared-api/contract/front-ends/front-ends.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { PlainTable } from 'shared-ui/data-grid';
import { Link } from 'shared-ui/router';
import { Badge, buttonClass, formatCount, Ltr } from 'shared-ui/static';
import { nothing } from '../messages.ts';
import { BuildFailures } from './build-failures.tsx';
import { messages } from './messages.ts';
import { partTones } from './part-tones.ts';

const heads = [messages.frontEnd, messages.version, messages.part, messages.loads, messages.failures, messages.mean];

/** One build that some visitors have, or would fall back to. */
const toRow = (name: string, { version, part, percent, loads, faults, isSetAside, meanMs }: FrontEndBuild) => ({
  id: `${name} ${part}`,
  cells: [
    <Link key="name" className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.dashboardFrontEnd(name)}>
      <Ltr>{name}</Ltr>
    </Link>,
    <Ltr key="version">{version}</Ltr>,
    <Badge key="part" tone={partTones[part]}>
      {percent === null ? messages.parts[part] : messages.canary(percent)}
    </Badge>,
    formatCount(loads.loaded),
    <BuildFailures key="troubles" loads={loads} faults={faults} isSetAside={isSetAside} />,
    meanMs === null ? nothing : messages.seconds(meanMs),
  ],
});

export const BuildsTable = ({ frontEnds }: { frontEnds: readonly FrontEndHealth[] }) => (
  <PlainTable
    label={messages.list}
    heads={heads}
    titleAt={heads.indexOf(messages.frontEnd)}
    rows={frontEnds.flatMap(({ name, builds }) => builds.map((build) => toRow(name, build)))}
  />
);
