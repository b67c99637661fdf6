export { Banner } from './side/banner.tsx';
export { SideLayout } from './side/side-layout.tsx';
export { SideList } from './side/side-list.tsx';
export { Spinner } from './side/spinner.tsx';
