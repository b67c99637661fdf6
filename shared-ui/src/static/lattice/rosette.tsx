import { starPath } from './star-path.ts';

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
