/**
 * Widths of the stored files of a picture, by its use: above or below the text of a post, or inside one. Avatars are square,
 * covers 16:9; 192 is enough for circles of 44 CSS pixels and small covers. A card of a post is 380 CSS pixels wide on a phone:
 * 720 and 1080 are for 1.75 and 2.6 of the screen's pixels to each.
 */
export const renditionWidths = {
  avatar: [192, 320],
  cover: [192, 480, 960, 1600],
  post: [480, 720, 1080, 1600],
  text: [480, 960, 1600],
} as const;
export type PictureUse = keyof typeof renditionWidths;
export const pictureUses = Object.keys(renditionWidths) as PictureUse[];

/** Raise it when a use gets further widths: pictures of a lower version are given them. */
export const renditionVersion = 2;
