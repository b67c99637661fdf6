import type { Member } from 'shared-api/contract/members/members.contract';
import { noPictureTexts, type PostTexts, pickPostTexts } from 'shared-api/contract/posts/post-texts';
import type { Post, PostType } from 'shared-api/contract/posts/posts.contract';
import { serverLimits } from '../../limits.ts';
import { foreignPictureLabel } from '../../messages.ts';
import { largestUrl, toPicture } from '../../platform/pictures/picture-urls.ts';
import { type MemberRow, toMember } from '../members/members.presenter.ts';
import { linkForeignPictures } from './content/embedded-pictures.ts';
import { linkAddresses } from './content/link-addresses.ts';
import { isolatePhoneNumbers, linkPhoneNumbers } from './content/link-phone-numbers.ts';
import { toStandardStored, withDirections } from './content/standard-html.ts';
import { type EventRow, toEvent } from './events/post-events.presenter.ts';
import { type GalleryRow, toGalleryPicture } from './gallery/gallery.presenter.ts';

export type PostRow = MemberRow &
  EventRow &
  PostTexts & {
    id: string;
    title: string;
    content: string;
    excerpt: string;
    type: PostType;
    isPinned: boolean;
    isAuthorActive: boolean;
    status: string;
    expiresAt: Date | null;
    publishedAt: Date;
    updatedAt: Date;
    version: number;
    pictureHash: string | null;
    pictureWidth: number | null;
    pictureHeight: number | null;
    pictureWidths: number[] | null;
    picturePlaceholder: string | null;
    /** Only of a post that is read alone. */
    galleryPictures?: GalleryRow[];
  };

type PictureRow = PostTexts &
  Pick<PostRow, 'pictureHash' | 'pictureWidth' | 'pictureHeight' | 'pictureWidths' | 'picturePlaceholder'>;

function renderedOf(row: PictureRow) {
  const { pictureHash: hash, pictureWidth: width, pictureHeight: height, pictureWidths: widths } = row;
  if (!hash || !width || !height || !widths) return null;
  return { hash, width, height, widths, placeholder: row.picturePlaceholder ?? '' };
}

/** The picture above a text in both forms of the contract; without one its words stand for nothing. */
export function toPictures(row: PictureRow, isListed = false) {
  const rendered = renderedOf(row);
  return {
    image: rendered && largestUrl(rendered),
    picture: rendered && toPicture(rendered, isListed),
    ...(!rendered && noPictureTexts),
  };
}

/** A stored text as it is read. */
export function toContent(html: string) {
  const standard = linkForeignPictures(withDirections(toStandardStored(html)), foreignPictureLabel);
  return linkPhoneNumbers(linkAddresses(standard));
}

/** What somebody wrote stays when they leave or are shut out; of the person only the name does. */
const toAuthor = (row: PostRow): Member =>
  row.isAuthorActive
    ? toMember(row)
    : toMember({ ...row, avatarHash: null, bio: '', about: '', description: '', sociallinks: {} });

/** How many of these posts a page shows: all of them, but where their texts are long. */
export function countShown(rows: Pick<PostRow, 'content'>[]) {
  let length = 0;
  const firstLeftOut = rows.findIndex(({ content }, place) => {
    length += content.length;
    return place > 0 && length > serverLimits.maxTextOfPage;
  });
  return firstLeftOut < 0 ? rows.length : firstLeftOut;
}

export function toPost(row: PostRow): Post {
  const isListed = row.galleryPictures === undefined;
  return {
    id: row.id,
    _id: row.id,
    title: row.title,
    content: toContent(row.content),
    excerpt: isolatePhoneNumbers(row.excerpt),
    ...pickPostTexts(row),
    ...toPictures(row, isListed),
    ...(row.galleryPictures && { gallery: row.galleryPictures.map(toGalleryPicture) }),
    type: row.type,
    event: toEvent(row),
    expiry: row.expiresAt && { at: row.expiresAt.toISOString(), isOver: row.status === 'expired' },
    pinned: row.isPinned,
    author: toAuthor(row),
    isAuthorActive: row.isAuthorActive,
    publishedAt: row.publishedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}

/** The first of them, as many as a page shows. */
export const toPosts = (rows: PostRow[]) => rows.slice(0, countShown(rows)).map(toPost);
