/**
 * The short texts of a post beside its title and its content, with the least and the most characters of each: what reads, stores,
 * compares, copies or asks for a post does so by this list.
 */
export const postTextLimits = {
  /** The picture in words, for those who do not see it. Empty: it is decoration, or there is none. */
  imageAlt: [0, 250],
  /** What stands below the picture; empty for nothing. */
  imageCaption: [0, 250],
} as const;

export type PostTextName = keyof typeof postTextLimits;
export const postTextNames = Object.keys(postTextLimits) as PostTextName[];
export type PostTexts = Record<PostTextName, string>;
/** As a form or a browser holds them, which may lack some. */
export type SomePostTexts = { readonly [Name in PostTextName]?: string | undefined };

/** Those that speak of the picture above the content, as they are without one, and when it is replaced by another. */
export const noPictureTexts = { imageAlt: '', imageCaption: '' } satisfies SomePostTexts;

/** Of each of these texts what `of` makes of its name. */
export const eachPostText = <Value>(of: (name: PostTextName) => Value) =>
  Object.fromEntries(postTextNames.map((name) => [name, of(name)])) as Record<PostTextName, Value>;

/** These texts of `from` and nothing else of it; one that it lacks is empty. */
export const pickPostTexts = (from: SomePostTexts): PostTexts => eachPostText((name) => from[name] ?? '');
