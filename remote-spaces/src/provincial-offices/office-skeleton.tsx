import { PeopleSkeleton } from 'shared-ui/people';
import { Skeleton, Stack, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';

export const OfficeSkeleton = () => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{messages.officeLoading}</VisuallyHidden>
    <Stack>
      <Skeleton shape="title" />
      <PeopleSkeleton />
      <Skeleton shape="card" />
    </Stack>
  </div>
);
