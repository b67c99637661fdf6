export { Menu, type MenuItem } from './menu/menu.tsx';
