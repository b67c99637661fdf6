import type { Draft, DraftSummary, EndedPost } from 'shared-api/contract/posts/drafts.contract';
import { pickPostTexts } from 'shared-api/contract/posts/post-texts';
import { toStandardStored } from '../content/standard-html.ts';
import type { EndedRow } from '../expiry/expiry.repository.ts';
import { toGalleryPicture } from '../gallery/gallery.presenter.ts';
import { toPictures } from '../posts.presenter.ts';
import type { DraftRow, DraftSummaryRow } from './drafts.repository.ts';

export const toDraftSummary = ({ savedAt, scheduledFor, ...row }: DraftSummaryRow): DraftSummary => ({
  ...row,
  savedAt: savedAt.toISOString(),
  scheduledFor: scheduledFor?.toISOString() ?? null,
});

export const toEnded = ({ endedAt, ...row }: EndedRow): EndedPost => ({ ...row, endedAt: endedAt.toISOString() });

/** Its text as it is stored, for the editor; the words of a picture wait for one. */
export const toDraft = (row: DraftRow): Draft => ({
  ...toPictures(row),
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  type: row.type,
  content: toStandardStored(row.content),
  ...pickPostTexts(row),
  gallery: row.galleryPictures.map(toGalleryPicture),
  ...row.event,
  savedAt: row.savedAt.toISOString(),
  scheduledFor: row.scheduledFor?.toISOString() ?? null,
  version: row.version,
});
