export { CropField } from './crop/crop-field.tsx';
