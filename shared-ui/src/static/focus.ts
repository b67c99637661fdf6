/** Where the keyboard goes on. No singleton: it holds nothing, and the front ends that use it bring it along. */
export { useMore } from './focus/use-more.ts';
