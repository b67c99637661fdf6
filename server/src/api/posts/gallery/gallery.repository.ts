import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Transaction } from '../../../platform/database/db.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** The pictures below a text as they are stored, in their order. */
export type StoredGallery = { pictureHash: string; alt: string; caption: string }[];

/** The pictures below the text of a post, as a column of a query of posts. */
export const galleryOf = ({ selectFrom }: ExpressionBuilder<Tables, 'posts'>) =>
  jsonArrayFrom(
    selectFrom('gallery_pictures')
      .innerJoin('pictures', 'pictures.hash', 'gallery_pictures.picture_hash')
      .select(['pictures.hash', 'pictures.width', 'pictures.height', 'pictures.widths', 'pictures.placeholder'])
      .select(['gallery_pictures.alt', 'gallery_pictures.caption'])
      .whereRef('gallery_pictures.post_id', '=', 'posts.id')
      .orderBy('gallery_pictures.position'),
  ).as('galleryPictures');

export const galleryRepository = {
  async replace(transaction: Transaction, postId: string, gallery: StoredGallery) {
    await transaction.deleteFrom('gallery_pictures').where('post_id', '=', postId).execute();
    if (gallery.length === 0) return;
    const rows = gallery.map(({ pictureHash, ...words }, position) => ({
      post_id: postId,
      position,
      picture_hash: pictureHash,
      ...words,
    }));
    await transaction.insertInto('gallery_pictures').values(rows).execute();
  },
};
