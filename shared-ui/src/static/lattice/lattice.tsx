import { useId } from 'react';
import { starPath } from './star-path.ts';

/** Stars and crosses filling their positioned parent, in its text colour. Decoration. */
export function Lattice() {
  const tile = useId();
  return (
    <svg className="ui-lattice" aria-hidden="true">
      <pattern id={tile} width="96" height="96" patternUnits="userSpaceOnUse">
        <path d={starPath} />
        <path d={starPath} transform="translate(28.8 28.8) scale(.4)" />
        <path d="M48 0V28.8M48 67.2V96M0 48H28.8M67.2 48H96M14 14 34 34M82 82 62 62M82 14 62 34M14 82 34 62" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${tile})`} stroke="none" />
    </svg>
  );
}
