/** How often and how long accounts may be tried, and what is mailed for them. Apart from the others, which every page loads. */
export const accountLimits = {
  /** Wrong codes of one member in a day, and how often in it a new password by a mailed link allows as many again. */
  secondFactorFailures: 10,
  secondFactorWindowMinutes: 24 * 60,
  secondFactorResets: 3,
  /** Wrong codes while an app is set up, in the window of failed sign-ins. */
  totpSetUpFailures: 10,
  /** How long a challenge to a passkey can be answered, and challenges of one address in the window of failed sign-ins. */
  passkeyChallengeMinutes: 5,
  passkeyChallenges: 300,
  /** In the window: failed sign-ins of one e-mail, and e-mails that failed from one address, which a faculty may share. */
  signInFailures: 10,
  signInEmailsFromAddress: 20,
  signInWindowMinutes: 15,
  /** Sign-ups allowed from one address in the window: a whole faculty may share one. */
  signUps: 100,
  signUpWindowMinutes: 15,
  /** Mails with a link that may be requested, for one e-mail and from one address, in the window. */
  linkMailsForEmail: 5,
  linkMailsFromAddress: 20,
  linkMailWindowMinutes: 15,
  /** How long after a mail of a kind the next can be had, and mails of all forms together to one mailbox in a day. */
  nextFormMailMinutes: 10,
  formMailsForRecipient: 10,
  /** As many of them may go to an address that is not proven: the rest is for members who forgot their password. */
  unconfirmedFormMails: 6,
  /** How long the links in mails work. */
  resetLinkMinutes: 60,
  confirmationLinkMinutes: 7 * 24 * 60,
  invitationHours: 72,
  /** Members of one office that are invited in a day. */
  invitationsForOffice: 5_000,
  /** How long a password works that staff set for a new member. */
  temporaryPasswordDays: 7,
} as const;
