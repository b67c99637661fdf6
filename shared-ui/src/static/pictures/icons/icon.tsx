import { directional, paths } from './paths.ts';

export type IconName = keyof typeof paths;

/** A line drawing at the size of the text. Decoration: the words beside it, or an `aria-label`, say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={directional.has(name) ? 'ui-icon ui-icon-along' : 'ui-icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
