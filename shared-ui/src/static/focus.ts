/** Where the keyboard goes on. No singleton: it holds nothing, and the front ends that use it bring it along. */
export { useFocusOnFirstNew } from './focus/use-focus-on-first-new.ts';
