import { Badge, Bdi } from 'shared-ui/static';
import { timeRange } from './time-range.ts';

type TimeAndPlaceProps = {
  /** Moments, as ISO 8601. */
  beginsAt: string;
  endsAt: string;
  place: string;
  /** Before both: what is unlike others of its kind. */
  mark?: string | false | undefined;
  /** Beside the place. */
  note?: string | undefined;
};

/** For the text of a card: when and where something takes place. */
export const TimeAndPlace = ({ beginsAt, endsAt, place, mark, note }: TimeAndPlaceProps) => (
  <>
    {mark && (
      <>
        <Badge>{mark}</Badge>{' '}
      </>
    )}
    <strong>
      <time dateTime={beginsAt}>{timeRange(beginsAt, endsAt)}</time>
    </strong>
    <br />
    <Bdi>{place}</Bdi>
    {note && ` · ${note}`}
  </>
);
