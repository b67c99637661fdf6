export { PictureField } from './pictures/picture-field.tsx';
export { shrinkPicture } from './pictures/shrink-picture.ts';
export { Thumbnail } from './pictures/thumbnail.tsx';
export { toDataUrl } from './pictures/to-data-url.ts';
export { useChosenPicture } from './pictures/use-chosen-picture.ts';
export { useDropsRefused } from './pictures/use-drops-refused.ts';
export { useObjectUrl } from './pictures/use-object-url.ts';
