export { Popover } from './popover/popover.tsx';
