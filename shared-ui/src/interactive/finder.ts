/** Loaded when somebody begins to search. No singleton. */
export { Finder, type FoundGroup } from './finder/finder.tsx';
