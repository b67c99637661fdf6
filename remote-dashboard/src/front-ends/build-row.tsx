import type { FrontEndBuild } from 'shared-api/contract/front-ends.contract';
import { Badge, formatCount, Ltr } from 'shared-ui/static';
import { messages } from './messages.ts';

const tones = { stable: 'accent', canary: 'announcement', previous: 'neutral' } as const;

function Troubles({ loads: { failed, late, threw } }: Pick<FrontEndBuild, 'loads'>) {
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

/** One build that some visitors have, or would fall back to. */
export function BuildRow({ name, build }: { name: string; build: FrontEndBuild }) {
  const { version, part, percent, loads, meanMs } = build;
  return (
    <tr>
      <th scope="row">
        <Ltr>{name}</Ltr>
      </th>
      <td>
        <Ltr>{version}</Ltr>
      </td>
      <td>
        <Badge tone={tones[part]}>{percent === null ? messages.parts[part] : messages.canary(percent)}</Badge>
      </td>
      <td>{formatCount(loads.loaded)}</td>
      <td>
        <Troubles loads={loads} />
      </td>
      <td>{meanMs === null ? messages.unknown : messages.seconds(meanMs)}</td>
    </tr>
  );
}
