import type { ReactNode, Ref } from 'react';

/** Cards one below the other. The keyboard can be taken to it when the card it was in is gone. */
export const Feed = ({ ref, children }: { ref?: Ref<HTMLUListElement>; children: ReactNode }) => (
  <ul className="ui-feed" ref={ref} tabIndex={-1}>
    {children}
  </ul>
);

/** Two cards side by side, each as high as the other until one is unfolded. */
export const Pair = ({ children }: { children: ReactNode }) => <div className="ui-pair">{children}</div>;
