import type { Role, Viewer } from '../members/members.contract.ts';

type Post = { author: { id: string } };
type Person = Pick<Viewer, 'id' | 'role' | 'Active'>;

export const canPublish = (viewer: Pick<Viewer, 'Active'>) => viewer.Active;

export const canEditPost = (viewer: Person, { author }: Post) => viewer.Active && viewer.id === author.id;

export const canDeletePost = (viewer: Person, post: Post) =>
  canEditPost(viewer, post) || (viewer.Active && viewer.role === 'AD');

/** The secretary-general's profile shows a pinned post and a pinned announcement; others have no such place. */
export const hasPinnedPosts = (author: { role: Role }) => author.role === 'SG';

export const canPinPost = (viewer: Person, post: Post) => hasPinnedPosts(viewer) && canEditPost(viewer, post);

/** Staff removes what others published, and says why: an OP what its own office published. */
export const canModeratePost = (
  viewer: Pick<Viewer, 'role' | 'office'>,
  post: { author: { office: { id: string } } },
) => viewer.role === 'AD' || (viewer.role === 'OP' && viewer.office.id === post.author.office.id);

type TrashedPost = { author: { id: string; office: { id: string } }; isByStaff: boolean };

/** From the trash, also for good: an author what it deleted itself, staff what staff removed, and no head its own post. */
export const canRestorePost = (viewer: Viewer, post: TrashedPost) =>
  post.isByStaff
    ? canModeratePost(viewer, post) && (viewer.role === 'AD' || viewer.id !== post.author.id)
    : canEditPost(viewer, post);
