export { PictureField } from './fields/pictures/picture-field.tsx';
export { shrinkPicture } from './fields/pictures/shrink-picture.ts';
export { Thumbnail } from './fields/pictures/thumbnail.tsx';
export { toDataUrl } from './fields/pictures/to-data-url.ts';
export { useChosenPicture } from './fields/pictures/use-chosen-picture.ts';
export { useDropsRejected } from './fields/pictures/use-drops-rejected.ts';
export { useObjectUrl } from './fields/pictures/use-object-url.ts';
