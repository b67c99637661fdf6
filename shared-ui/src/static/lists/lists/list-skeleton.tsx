import { Skeleton } from 'shared-ui/static';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** In the place of a list of lines that are not there yet. */
export const ListSkeleton = () => (
  <div className="ui-list-skeleton">
    {places.map((place) => (
      <Skeleton key={place} shape="title" />
    ))}
  </div>
);
