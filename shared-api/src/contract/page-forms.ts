/** A form of a public page: it is posted to the page itself, so it works without JavaScript. */
export type PageForm = {
  /** The call that it stands for, below `/api/`. */
  call: string;
  /**
   * Where a visitor is led whose form was accepted; absent: to the path of its field `to`, else to the home page or, signed in, to the
   * member's own page.
   */
  next?: string;
  /** Its call opens a session (201), or asks for a second factor first (202); `next` is for a session, or for neither. */
  signsIn?: true;
  /** Where it leads where the call did neither. */
  otherwise?: string;
  /** What follows `next` as its query, by name the field of the reply: the page tells what came of the form. */
  nextShows?: Readonly<Record<string, string>>;
  /** The page is rendered again with the sentence of the reply and what was typed: an e-mail address is in no URL so. */
  isAnsweredInPlace?: true;
  /** It leads back to the address that it was posted to, query and all, whose page shows what came of it. */
  leadsBack?: true;
  /** A mail program may send it for its reader (RFC 8058): from no page, its fields in the address. */
  isOneClick?: true;
};

/**
 * A form that the server rejected, or answers in place, for the page that is rendered again: nothing that was typed is lost but
 * passwords.
 */
export type RejectedForm = {
  /** It was not rejected: `message` says what came of it. */
  isAccepted?: true;
  /** Path of its page. */
  action: string;
  /** What the form as a whole is told. */
  message: string;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};
