import type { TrashedPost } from 'shared-api/contract/posts/trash.contract';
import { retentionDays } from 'shared-api/contract/retention';
import { dayMs } from '../../../limits.ts';
import type { TrashRow } from './trash.repository.ts';

export const toTrashedPost = (row: TrashRow): TrashedPost => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  type: row.type,
  author: { id: row.authorId, name: row.authorName, office: { id: row.officeId, name: row.officeName } },
  publishedAt: row.publishedAt.toISOString(),
  trashedAt: row.trashedAt.toISOString(),
  dueAt: new Date(row.trashedAt.getTime() + retentionDays.trashedPosts * dayMs).toISOString(),
  isByStaff: row.isByStaff,
});
