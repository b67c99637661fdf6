export { CropField } from './fields/crop/crop-field.tsx';
