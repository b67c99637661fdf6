import type { ReactNode } from 'react';

/** Fields side by side, as many in a row as there is room for. */
export const FormColumns = ({ children }: { children: ReactNode }) => <div className="ui-form-columns">{children}</div>;

/** A control, and a button beside it that fills it in. */
export const WithButton = ({ children }: { children: ReactNode }) => <div className="ui-with-button">{children}</div>;
