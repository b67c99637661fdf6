/** A mail to one reader, before it has a shape: plain words, never markup. */
export type Letter = {
  to: string;
  /** Whom an answer reaches, when not the organisation. */
  replyTo?: string;
  subject: string;
  paragraphs: string[];
  /** What somebody wrote, word for word. */
  quote?: string;
  link?: { label: string; path: string; validUntil?: Date };
};
