import { pickPostTexts } from 'shared-api/contract/posts/post-texts';
import type { Revision, RevisionText } from 'shared-api/contract/posts/revisions.contract';
import { toContent, toPictures } from '../posts.presenter.ts';
import type { RevisionRow, RevisionTextRow } from './revisions.repository.ts';

export const toRevision = (row: RevisionRow): Revision => ({
  version: row.version,
  title: row.title,
  type: row.type,
  savedAt: row.savedAt.toISOString(),
  replacedAt: row.replacedAt.toISOString(),
  replacedBy: { id: row.replacedById, name: row.replacedByName },
});

export const toRevisionText = (row: RevisionTextRow): RevisionText => ({
  ...toRevision(row),
  content: toContent(row.content),
  ...pickPostTexts(row),
  ...toPictures(row),
});
