/** Loaded when somebody begins to search. No singleton. */
export { Finder, type FoundGroup } from './overlays/finder/finder.tsx';
