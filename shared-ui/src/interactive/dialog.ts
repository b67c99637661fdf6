export { Dialog } from './dialog/dialog.tsx';
