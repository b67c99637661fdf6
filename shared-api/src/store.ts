export { create } from 'zustand';
