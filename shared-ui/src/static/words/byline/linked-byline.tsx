import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { Avatar } from 'shared-ui/static';

type Linked = { text: string; to: string | undefined };
type LinkedBylineProps = { name: Linked; detail: Linked; picture: string | null };

const linked = ({ text, to }: Linked): ReactNode => (to ? <Link to={to}>{text}</Link> : text);

/** The byline of a page of its own: its names lead to who they name, where there is a page of them. */
export const LinkedByline = ({ name, detail, picture }: LinkedBylineProps) => (
  <>
    <Avatar name={name.text} src={picture} />
    <span className="ui-byline">
      <bdi className="ui-byline-name">{linked(name)}</bdi>
      <bdi>{linked(detail)}</bdi>
    </span>
  </>
);
