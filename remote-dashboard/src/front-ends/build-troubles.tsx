import type { Loads } from 'shared-api/contract/front-ends.contract';
import { Text } from 'shared-ui/layout';
import { messages } from './messages.ts';

export function BuildTroubles({ failed, late, threw }: Loads) {
  const said = [
    failed > 0 && messages.failed(failed),
    late > 0 && messages.late(late),
    threw > 0 && messages.threw(threw),
  ].filter(Boolean);
  return said.length > 0 ? (
    <Text as="strong" tone="danger">
      {said.join(' · ')}
    </Text>
  ) : (
    <Text as="span">{messages.noTroubles}</Text>
  );
}
