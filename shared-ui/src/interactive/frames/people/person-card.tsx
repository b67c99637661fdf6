import type { ReactNode } from 'react';
import { Avatar } from 'shared-ui/static';

type PersonCardProps = {
  name: string;
  picture: string | null;
  /** The name as it is shown: a link in it is opened by a press anywhere on the card. */
  title: ReactNode;
  detail: ReactNode;
};

/** One person among others: the portrait, the name, and what the person is here. */
export const PersonCard = ({ name, picture, title, detail }: PersonCardProps) => (
  <div className="ui-person">
    <Avatar name={name} src={picture} size="lg" />
    <p className="ui-person-name">{title}</p>
    <p className="ui-person-detail">{detail}</p>
  </div>
);
