import type { ReactNode } from 'react';
import { Panel } from 'shared-ui/static';

type FoldingPanelProps = {
  /** Opens and closes what is below; it names `id` in `aria-controls`. */
  button: ReactNode;
  id: string;
  isOpen: boolean;
  children: ReactNode;
};

/** Unfolds to at most 1000 px within a second, and without moving where stillness was asked for. Folded, it is out of reach. */
export const FoldingPanel = ({ button, id, isOpen, children }: FoldingPanelProps) => (
  <div className="ui-folding-panel">
    {button}
    <div id={id} className="ui-folding" data-open={isOpen || undefined} inert={!isOpen}>
      <Panel>{children}</Panel>
    </div>
  </div>
);
