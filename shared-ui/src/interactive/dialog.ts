export { Dialog } from './dialog/dialog.tsx';
export { Drawer } from './dialog/drawer.tsx';
