export { PictureField } from './pictures/picture-field.tsx';
export { shrinkPicture } from './pictures/shrink-picture.ts';
export { Thumbnail } from './pictures/thumbnail.tsx';
