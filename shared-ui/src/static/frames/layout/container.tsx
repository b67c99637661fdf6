import type { ReactNode } from 'react';

type ContainerProps = {
  /** A class of the package that uses it, for what stands inside. */
  className?: string;
  children: ReactNode;
};

/** The page's column: as wide as a line of the portal, with air on both sides. */
export const Container = ({ className, children }: ContainerProps) => (
  <div className={className ? `ui-container ${className}` : 'ui-container'}>{children}</div>
);
