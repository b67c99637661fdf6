/** Of the files that can be chosen: with these, an iPhone makes a JPEG of a photo that it stores as HEIC. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

/**
 * Makes chosen files ready to be sent: yields each in its order, without those that cannot be, of which the person has been
 * told.
 */
export type PreparePictures = (files: readonly File[]) => AsyncIterable<Blob>;
