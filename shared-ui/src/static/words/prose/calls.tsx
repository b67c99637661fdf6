import { Ltr } from '../text/direction.tsx';

type CallsProps = {
  /** A text in pieces: words, and numbers to call. */
  pieces: (string | { number: string; href: string })[];
};

/** Words that a person typed, whose numbers are called by a press, read from left to right and stay in one line. */
export const Calls = ({ pieces }: CallsProps) =>
  pieces.map((piece, place) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and none is ever moved
      <a key={place} className="ui-call" href={piece.href}>
        <Ltr>{piece.number}</Ltr>
      </a>
    ),
  );
