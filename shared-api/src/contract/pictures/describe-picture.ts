import { limits } from '../limits.ts';
import { stillPicture, unreadPicture } from '../words/picture-words.ts';
import { fileKind, fileKindBytes, isPictureKind } from './file-kind.ts';
import { isAnimated } from './is-animated.ts';

type Description = {
  /** Whether the portal reads files of this kind. */
  isRead: boolean;
  /** What it is and what to do, where it cannot be read. */
  unread: string;
  /** That it will not move, where it does. */
  still?: string;
};

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** What is to be said of a file before it is sent as a picture. Reads no more of it than may be sent. */
export async function describePicture(file: Blob): Promise<Description> {
  const kind = fileKind(await bytesOf(file.slice(0, fileKindBytes)));
  if (!isPictureKind(kind)) return { isRead: false, unread: unreadPicture(kind) };
  const isMoving = kind !== 'jpeg' && isAnimated(await bytesOf(file.slice(0, limits.uploadBytes)));
  return { isRead: true, unread: unreadPicture(kind), ...(isMoving && { still: stillPicture }) };
}
