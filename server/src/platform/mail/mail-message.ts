import { timeZone } from 'shared-api/contract/text/time-zone';
import { directionOf } from 'shared-ui/direction';

/** What a mail is about, by ids. */
type MailSubject = {
  postId?: string | undefined;
  followerId?: string;
  visitorId?: string;
  attendanceId?: string;
  memberId?: string;
};

/** A mail to one reader, before it has a shape: plain words, never markup. */
export type MailMessage = {
  to: string;
  /** Whom an answer reaches, when not the organisation. */
  replyTo?: string;
  subject: string;
  paragraphs: string[];
  /** A visitor's text, quoted as it was written. */
  quote?: string;
  link?: { label: string; path: string; validUntil?: Date };
  /** Lists, each with what it is of above it. */
  sections?: { title: string; items: { text: string; path: string }[] }[];
  /** Of a mail that one may do without: the page on which its reader stops such mails. It is sent after those of accounts. */
  stopPath?: string;
  /** Of a mail to an address that nobody has proven: the page on which its reader stops the mails of all forms. */
  stopAllPath?: string | undefined;
  /** It goes unsent once one of these is gone. */
  about?: MailSubject;
  /** To many at once: it is sent after all others. So is what has a `stopPath`. */
  isBulk?: true;
};

/** A moment that a mail names. */
export const timeInMail = new Intl.DateTimeFormat('ar-DZ', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone,
});

const breaksOfLineOrDirection = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** What a person typed, on one line. */
export const onOneLine = (typed: string) => typed.replace(breaksOfLineOrDirection, ' ').trim();

/** Arabic words that begin with a Latin one, which would be read by it. */
const isMixedArabic = (text: string) => /^\P{L}*[a-z]/iu.test(text) && directionOf(text) === 'rtl';

/** A name or a title inside a sentence: whichever way it is written, the words around it keep theirs. */
export const named = (name: string) => `${isMixedArabic(name) ? '\u2067' : '\u2068'}${onOneLine(name)}\u2069`;

/**
 * The first line of a mail. Without a name where nobody has proven the address: who typed it typed the name too, and may have
 * written to a stranger with it.
 */
export const greeting = (name?: string) => (name ? `مرحبًا ${named(name)}،` : 'مرحبًا،');

/** The name by which an account is greeted. */
export const nameInMail = ({ name, isEmailConfirmed }: { name: string; isEmailConfirmed: boolean }) =>
  isEmailConfirmed ? name : undefined;
