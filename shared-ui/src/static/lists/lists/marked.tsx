import { dirOf } from 'shared-ui/static';

/** A text in pieces, of which every second one, from the second on, was searched for and is marked; its direction is that of the whole. */
export const Marked = ({ pieces }: { pieces: string[] }) => (
  <span dir={dirOf(pieces.join(''))}>
    {pieces.map((piece, place) =>
      place % 2 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing else that tells it apart
        <mark key={place} className="ui-mark">
          {piece}
        </mark>
      ) : (
        piece
      ),
    )}
  </span>
);
