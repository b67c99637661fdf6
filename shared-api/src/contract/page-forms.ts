/** A form of a public page: it is posted to the page itself, so it works without JavaScript. */
export type PageForm = {
  /** The call that it stands for, below `/api/`. */
  call: string;
  /** Where a visitor is led whose form was accepted; absent: to the path of its field `to`, or to the home page. */
  next?: string;
  /** Its call opens a session (201), or asks for a second factor first (202); `next` is for a session, or for neither. */
  signsIn?: true;
  /** Where it leads where the call did neither. */
  otherwise?: string;
  /** The `state` of the reply follows `next`: the page tells what came of the form. */
  tellsState?: true;
  /** A mail program may send it for its reader (RFC 8058): from no page, its fields in the address. */
  isOneClick?: true;
};

/** By the path of its page. */
export const pageForms: Readonly<Record<string, PageForm>> = {
  '/account/sign-in': { call: 'auth/login', signsIn: true },
  '/account/second-factor': { call: 'auth/second-factor' },
  '/account/sign-out': { call: 'auth/logout' },
  '/account/sign-up': { call: 'auth/signup', next: '/account/sign-up?sent' },
  '/account/forgot': { call: 'auth/password/forgot', next: '/account/forgot?sent' },
  '/account/reset': { call: 'auth/password/reset', next: '/account/sign-in?sent' },
  '/account/invitation': {
    call: 'auth/invitation/accept',
    signsIn: true,
    next: '/account/invitation?sent=signed-in',
    otherwise: '/account/invitation?sent=not-active',
  },
  '/account/confirm': { call: 'auth/email/confirm', next: '/account/confirm?sent' },
  '/account/stop-mails': { call: 'auth/mails/stop', next: '/account/stop-mails?sent', isOneClick: true },
  '/events/attend': { call: 'events/visitors', next: '/events/attend?sent' },
  '/events/attend/confirm': { call: 'events/visitors/confirm', next: '/events/attend/confirm?sent', tellsState: true },
  '/events/attend/cancel': { call: 'events/visitors/cancel', next: '/events/attend/cancel?sent' },
  '/links/contacts-info': { call: 'auth/contact', next: '/links/contacts-info?sent#contact-form' },
  '/': { call: 'auth/contact', next: '/?sent#contact-form' },
};

/** Where a sign-in goes on that needs more than the password. */
export const secondFactorPath = '/account/second-factor';

/** A form that the server refused, for the page that is rendered again: nothing that was typed is lost but passwords. */
export type RefusedForm = {
  /** Path of its page. */
  action: string;
  /** What the form as a whole is told. */
  message: string;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  typed: Readonly<Record<string, string>>;
};
