export { Banner } from './side/banner.tsx';
export { Deeds } from './side/deeds.tsx';
export { SideLayout } from './side/side-layout.tsx';
export { SideList } from './side/side-list.tsx';
export { Spinner } from './side/spinner.tsx';
export { TabBar } from './side/tab-bar.tsx';
export { Unfold } from './side/unfold.tsx';
