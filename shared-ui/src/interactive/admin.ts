/** The frame of an admin UI. No singleton: one front end uses it and brings it along. */
export { AdminLayout } from './admin/admin-layout.tsx';
export { FoldingPanel } from './admin/folding-panel.tsx';
export { FormColumns, WithButton } from './admin/form-columns.tsx';
