import { Skeleton, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';

export const OfficeSkeleton = () => (
  <div className="ui-office-skeleton" role="status" aria-busy="true">
    <VisuallyHidden>{messages.officeLoading}</VisuallyHidden>
    <Skeleton shape="title" />
    <div className="ui-skeleton-people">
      <Skeleton shape="picture" />
      <Skeleton shape="picture" />
      <Skeleton shape="picture" />
    </div>
    <Skeleton shape="card" />
  </div>
);
