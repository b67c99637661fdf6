export { SideLayout } from './side-layout/side-layout.tsx';
export { SideList } from './side-layout/side-list.tsx';
