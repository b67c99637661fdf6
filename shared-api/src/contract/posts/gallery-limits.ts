/** The bounds of the pictures below a post's text. Apart from the others, which every page loads. */
export const galleryLimits = { pictures: 12 } as const;
