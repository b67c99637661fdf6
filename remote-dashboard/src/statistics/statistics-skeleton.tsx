import { Skeleton, StatCard } from 'shared-ui/static';

const places = ['first', 'second', 'third'];

export const StatisticsSkeleton = () => (
  <dl className="ui-stats">
    {places.map((place) => (
      <StatCard
        key={place}
        label={<Skeleton shape="title" />}
        value={<Skeleton shape="title" />}
        note={<Skeleton shape="line" />}
      />
    ))}
  </dl>
);
