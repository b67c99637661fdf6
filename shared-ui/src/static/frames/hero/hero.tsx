import type { ReactNode } from 'react';
import { Lattice, Rosette } from '../../pictures/lattice/lattice.tsx';

type HeroProps = {
  id: string;
  /** The one `h1` of the page. */
  title: ReactNode;
  /** Above the title: whose page it is. */
  eyebrow: ReactNode;
  lead: ReactNode;
  /** Links that look like buttons, the first one solid. */
  actions: ReactNode;
};

/** The opening of a front page: what we stand for, and the ways on. */
export function Hero({ id, title, eyebrow, lead, actions }: HeroProps) {
  return (
    <section className="ui-hero ui-deep" id={id}>
      <Lattice />
      <div className="ui-container ui-hero-body">
        <div className="ui-hero-words">
          <p className="ui-hero-eyebrow">{eyebrow}</p>
          <h1 className="ui-hero-title">{title}</h1>
          <p className="ui-lead">{lead}</p>
          <div className="ui-hero-actions">{actions}</div>
        </div>
        <Rosette />
      </div>
    </section>
  );
}
