type SkeletonProps = {
  /** What it stands for: it takes the same room. */
  shape: 'line' | 'title' | 'circle' | 'picture' | 'card';
};

/** A quiet place-holder with the geometry of what will come. */
export function Skeleton({ shape }: SkeletonProps) {
  if (shape !== 'card') return <span className={`ui-skeleton ui-skeleton-${shape}`} aria-hidden="true" />;
  return (
    <div className="ui-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="ui-card-body">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    </div>
  );
}
