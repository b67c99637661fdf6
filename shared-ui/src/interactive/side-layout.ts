export { SideLayout } from './frames/side-layout/side-layout.tsx';
export { SideList } from './frames/side-layout/side-list.tsx';
