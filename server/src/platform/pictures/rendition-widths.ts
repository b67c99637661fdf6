/**
 * Widths of the stored files of a picture, by its use: above or below the text of a post, or inside one. Avatars are square,
 * covers 16:9.
 */
export const renditionWidths = {
  avatar: [160, 320],
  cover: [480, 960, 1600],
  post: [480, 960, 1600],
  text: [480, 960, 1600],
} as const;
export type PictureUse = keyof typeof renditionWidths;
