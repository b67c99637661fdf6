import { Avatar } from '../../pictures/avatar/avatar.tsx';

type BylineProps = { name: string; detail: string; picture: string | null };

/** Who something is by: a picture, a name, and a word about it below. */
export function Byline({ name, detail, picture }: BylineProps) {
  return (
    <>
      <Avatar name={name} src={picture} />
      <span className="ui-byline">
        <bdi className="ui-byline-name">{name}</bdi>
        <bdi>{detail}</bdi>
      </span>
    </>
  );
}
