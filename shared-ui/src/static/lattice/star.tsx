import { starPath } from './star-path.ts';

/** One star of the lattice. Decoration. */
export function Star() {
  return (
    <svg className="ui-star" viewBox="-2 -2 100 100" aria-hidden="true">
      <path d={starPath} />
      <path d={starPath} transform="translate(24 24) scale(.5)" />
    </svg>
  );
}
