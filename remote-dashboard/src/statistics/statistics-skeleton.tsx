import { StatCard, Stats } from 'shared-ui/lists';
import { Skeleton } from 'shared-ui/static';

const places = ['first', 'second', 'third'];

export const StatisticsSkeleton = () => (
  <Stats>
    {places.map((place) => (
      <StatCard
        key={place}
        label={<Skeleton shape="title" />}
        value={<Skeleton shape="title" />}
        note={<Skeleton shape="line" />}
      />
    ))}
  </Stats>
);
