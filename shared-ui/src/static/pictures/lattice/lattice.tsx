import { useId } from 'react';

/** The eight-fold star in a square of 96: two squares, one turned by an eighth. */
const starPath = 'M96 48 82 62V82H62L48 96 34 82H14V62L0 48 14 34V14H34L48 0 62 14H82V34Z';

/** One star of the lattice. Decoration. */
export function Star() {
  return (
    <svg className="ui-star" viewBox="-2 -2 100 100" aria-hidden="true">
      <path d={starPath} />
      <path d={starPath} transform="translate(24 24) scale(.5)" />
    </svg>
  );
}

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

const star = (turn: number, scale: number) => (
  <path d={starPath} transform={`translate(100 100) rotate(${turn}) scale(${scale}) translate(-48 -48)`} />
);

/** The lattice's star grown into a rosette: stars within stars, every other one turned by a sixteenth. Decoration. */
export function Rosette() {
  return (
    <svg className="ui-rosette" viewBox="0 0 200 200" aria-hidden="true">
      {star(0, 2.04)}
      {star(22.5, 2.04)}
      {star(0, 1.72)}
      {star(22.5, 1.72)}
      {star(0, 1.48)}
      <g className="ui-rosette-heart">{star(0, 1.25)}</g>
      {star(22.5, 0.94)}
      {star(0, 0.72)}
      {star(22.5, 0.55)}
    </svg>
  );
}
