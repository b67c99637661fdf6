import type { FrontEndBuild } from 'shared-api/contract/front-ends/front-ends.contract';
import { Text } from 'shared-ui/layout';
import { messages } from './messages.ts';

type BuildFailuresProps = Pick<FrontEndBuild, 'loads' | 'faults'> & { isSetAside?: boolean };

export function BuildFailures({ loads: { failed, late, threw }, faults, isSetAside = false }: BuildFailuresProps) {
  const said = [
    isSetAside && messages.setAside,
    faults > 0 && messages.faults(faults),
    failed > 0 && messages.failed(failed),
    late > 0 && messages.late(late),
    threw > 0 && messages.threw(threw),
  ].filter(Boolean);
  return said.length > 0 ? (
    <Text as="strong" tone="danger">
      {said.join(' · ')}
    </Text>
  ) : (
    <Text as="span">{messages.noFailures}</Text>
  );
}
