import type { ReactNode } from 'react';

type FoldingPanelProps = { id: string; isOpen: boolean; children: ReactNode };

/** Unfolds to at most 1000 px within a second, and without moving where stillness was asked for. Folded, it is out of reach. */
export const FoldingPanel = ({ id, isOpen, children }: FoldingPanelProps) => (
  <div id={id} className="ui-folding" data-open={isOpen || undefined} inert={!isOpen}>
    <div className="ui-panel ui-panel-roomy">{children}</div>
  </div>
);
