import type { ReactNode, Ref } from 'react';

/** Cards side by side, as many in a row as there is room for. */
export const Grid = ({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) => (
  <ul className="ui-grid" ref={ref}>
    {children}
  </ul>
);
