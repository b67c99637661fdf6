import type { Viewer } from './members.contract.ts';

/** Staff removes what others published, and says why: an OP what its own office published. */
export const canModeratePost = (
  viewer: Pick<Viewer, 'role' | 'office'>,
  post: { author: { office: { id: string } } },
) => viewer.role === 'AD' || (viewer.role === 'OP' && viewer.office.id === post.author.office.id);
