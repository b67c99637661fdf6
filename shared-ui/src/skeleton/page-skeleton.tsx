import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { Skeleton } from './skeleton.tsx';

/** A whole page on its way: `label` says so to those who do not see it. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className="ui-container ui-page" role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <div className="ui-grid">
        <Skeleton shape="card" />
        <Skeleton shape="card" />
        <Skeleton shape="card" />
      </div>
    </div>
  );
}
