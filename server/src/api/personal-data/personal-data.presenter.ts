import type { DataExport, PendingDeletion } from 'shared-api/contract/accounts/personal-data.contract';
import { coverUrl } from '../../platform/pictures/picture-urls.ts';
import type { DataExportRow } from './data-exports.repository.ts';
import type { DeletionRow } from './deletions.repository.ts';

export const toDataExport = ({ requestedAt, readyAt, expiresAt, bytes }: DataExportRow): DataExport => ({
  requestedAt: requestedAt.toISOString(),
  readyAt: readyAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
  bytes,
});

export const toPendingDeletion = (row: DeletionRow): PendingDeletion => ({
  id: row.id,
  name: row.name,
  office: {
    id: row.officeId,
    name: row.officeName,
    kind: row.officeKind,
    cover: coverUrl(row.officeCoverHash, 'small'),
    isActive: row.officeIsActive,
  },
  requestedAt: row.requestedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  posts: row.posts,
});
