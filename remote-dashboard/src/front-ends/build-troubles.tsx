import type { Loads } from 'shared-api/contract/front-ends.contract';
import { messages } from './messages.ts';

export function BuildTroubles({ failed, late, threw }: Loads) {
  const said = [
    failed > 0 && messages.failed(failed),
    late > 0 && messages.late(late),
    threw > 0 && messages.threw(threw),
  ].filter(Boolean);
  return said.length > 0 ? (
    <strong className="ui-danger">{said.join(' · ')}</strong>
  ) : (
    <span className="ui-faint">{messages.noTroubles}</span>
  );
}
