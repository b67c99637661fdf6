/** The frame of an admin UI. No singleton: one front end uses it and brings it along. */
export { AdminFrame } from './frames/admin/admin-frame.tsx';
export { AdminLayout } from './frames/admin/admin-layout.tsx';
export { AdminRail } from './frames/admin/admin-rail.tsx';
export { FoldingPanel } from './frames/admin/folding-panel.tsx';
export { FormColumns, WithButton } from './frames/admin/form-columns.tsx';
