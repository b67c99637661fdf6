/** The short texts of a post beside its title and its content: what reads, stores, compares or copies a post does so by this list. */
export const postTextNames = ['imageAlt', 'imageCaption'] as const;

type PostTextName = (typeof postTextNames)[number];
export type PostTexts = Record<PostTextName, string>;
/** As a form or a browser holds them, which may lack some. */
export type SomePostTexts = { readonly [Name in PostTextName]?: string | undefined };

/** Of each of these texts what `of` makes of its name. */
export const eachPostText = <Value>(of: (name: PostTextName) => Value) =>
  Object.fromEntries(postTextNames.map((name) => [name, of(name)])) as Record<PostTextName, Value>;

/** These texts of `from` and nothing else of it; one that it lacks is empty. */
export const pickPostTexts = (from: SomePostTexts): PostTexts => eachPostText((name) => from[name] ?? '');
