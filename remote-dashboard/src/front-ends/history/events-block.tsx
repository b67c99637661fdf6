import type { ReleaseEvent } from 'shared-api/contract/front-ends/front-end-history.contract';
import { PlainTable } from 'shared-ui/data-grid';
import { Text } from 'shared-ui/layout';
import { Block, exactDate, formatCount, Ltr } from 'shared-ui/static';
import { messages } from './messages.ts';

const words = messages.events;
const heads = [words.number, messages.speed.version, words.kind, words.at] as const;

/** The numbers are those of the marks in the chart. */
export const EventsBlock = ({ events }: { events: readonly ReleaseEvent[] }) => (
  <Block title={words.title}>
    {events.length === 0 ? (
      <Text>{words.none}</Text>
    ) : (
      <PlainTable
        label={words.list}
        heads={heads}
        titleAt={heads.indexOf(messages.speed.version)}
        rows={events.map(({ at, kind, version, percent }, index) => ({
          id: String(index),
          cells: [
            formatCount(index + 1),
            <Ltr key="version">{version}</Ltr>,
            words.kinds(kind, percent),
            <time key="at" dateTime={at}>
              {exactDate(at)}
            </time>,
          ],
        }))}
      />
    )}
  </Block>
);
