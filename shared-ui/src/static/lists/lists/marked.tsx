/** A text in pieces, of which every second one, from the second on, was searched for and is marked. */
export const Marked = ({ pieces }: { pieces: string[] }) =>
  pieces.map((piece, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has nothing else that tells it apart
      <mark key={place} className="ui-mark">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
