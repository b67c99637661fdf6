import { createContext } from 'react';

/**
 * A form that was sent without JavaScript, and rejected or answered in place: the page was rendered again for it. The contract's
 * type fits it.
 */
export type RejectedForm = {
  isAccepted?: true;
  /** Path of its page. */
  action: string;
  /** What the form as a whole is told. */
  message: string;
  /** By the name of the field: a code of the schema, or a sentence. */
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};

/** Around the page: the form of it that was sent, if one was. */
export const RejectedFormContext = createContext<RejectedForm | undefined>(undefined);
