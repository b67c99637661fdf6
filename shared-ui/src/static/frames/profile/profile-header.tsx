import type { ReactNode } from 'react';
import { Avatar } from '../../pictures/avatar/avatar.tsx';
import { Lattice } from '../../pictures/lattice/lattice.tsx';
import { Bdi } from '../../words/text/direction.tsx';

type ProfileHeaderProps = {
  name: string;
  picture: string | null;
  /** What the person is here. */
  label: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
};

/** The head of a page about one person: the page's one `h1` is the name. */
export function ProfileHeader({ name, picture, label, text, actions }: ProfileHeaderProps) {
  return (
    <header className="ui-deep ui-profile">
      <Lattice />
      <div className="ui-container ui-profile-row">
        <Avatar name={name} src={picture} size="lg" />
        <div className="ui-profile-words">
          <p className="ui-profile-label">{label}</p>
          <h1 className="ui-page-title">
            <Bdi>{name}</Bdi>
          </h1>
          {text && (
            <p className="ui-lead" dir="auto">
              {text}
            </p>
          )}
        </div>
        {actions && <div className="ui-profile-actions">{actions}</div>}
      </div>
    </header>
  );
}
