/** The frame of an admin UI. No singleton: one front end uses it and brings it along. */
export { AdminFrame } from './admin/admin-frame.tsx';
export { AdminLayout } from './admin/admin-layout.tsx';
export { AdminRail } from './admin/admin-rail.tsx';
export { FoldingPanel } from './admin/folding-panel.tsx';
export { FormColumns, WithButton } from './admin/form-columns.tsx';
