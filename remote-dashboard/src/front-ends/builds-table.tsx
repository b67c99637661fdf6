import type { FrontEndHealth } from 'shared-api/contract/front-ends.contract';
import { FramedTable } from 'shared-ui/desk';
import { BuildRow } from './build-row.tsx';
import { messages } from './messages.ts';

const heads = [messages.frontEnd, messages.version, messages.part, messages.loads, messages.troubles, messages.mean];

export const BuildsTable = ({ frontEnds }: { frontEnds: readonly FrontEndHealth[] }) => (
  <FramedTable label={messages.list} heads={heads}>
    {frontEnds.flatMap(({ name, builds }) =>
      builds.map((build) => <BuildRow key={`${name} ${build.part}`} name={name} build={build} />),
    )}
  </FramedTable>
);
