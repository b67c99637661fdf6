/** The numbers of the business: every bound and period the portal promises, in one place. */
export const limits = {
  /** Characters of a post's text shown in a card before "show more". */
  cardTextLength: 250,
  /** Characters of a post's text shown in the home page's carousel. */
  previewTextLength: 100,
  /** Characters of the plain text that a post carries beside its content: more than a card shows. */
  excerptLength: 300,
  /** Posts that a member may publish, and pictures that it may send (of posts, members and offices), in a day. */
  postsPerDay: 100,
  picturesPerDay: 300,
  /** Drafts that a member keeps at a time. */
  draftsPerMember: 50,
  /** How far ahead a post may be scheduled. */
  scheduleDays: 365,
  /** Pictures inside one post's text. */
  picturesInText: 20,
  /** Those of them that lie on other sites and are fetched while a post is published. */
  foreignPicturesInText: 10,
  /** Random posts in the home page's carousel. */
  carouselPosts: 10,
  /** Days for which a post is recent: random lists show older ones only where there are too few of these. */
  recentPostDays: 120,
  /** Blank cards shown in the carousel's place when posts fail to load. */
  carouselPlaceholders: 5,
  /** One round of an auto-scrolling carousel. */
  carouselLoopSeconds: 100,
  /** Rows of a list answered when the request names no number, and at most. */
  listDefault: 20,
  listMax: 100,
  /** Members one request may act on. */
  bulkMax: 200,
  /** Characters of the words one searches for. */
  searchTerms: [0, 200],
  /** Random posts one request may ask for. */
  sampleMax: 50,
  /** A session ends when it was not used for this long. */
  sessionDays: 30,
  /** The same for who runs offices or the organisation, and how long their sessions last at most. */
  staffSessionIdleHours: 12,
  staffSessionDays: 7,
  /** Passwords, factors, roles and deletions ask for the password again when it was given longer ago. */
  recentAuthenticationMinutes: 10,
  /** How long after the password the second factor may follow. */
  secondFactorMinutes: 10,
  /** Days in which staff sets up a second factor where one is required. */
  secondFactorGraceDays: 14,
  recoveryCodes: 10,
  passkeysMax: 20,
  /** Copies of its data a member may have made in a day. */
  dataExportsPerDay: 3,
  /** Sessions of a member listed at most. */
  sessionsMax: 100,
  /** Contact messages allowed from one address in the window: a whole faculty may share one. */
  contactMessages: 20,
  contactWindowMinutes: 15,
  /** Hours within which a contact message is answered. */
  replyHours: 72,
  /** Days of a front end's history: at most, and where the request names no number. */
  frontEndHistoryDays: 30,
  frontEndHistoryDefaultDays: 7,
  /** Days over which growth rates are counted. */
  growthDays: 30,
  /** Months in the statistics' series. */
  seriesMonths: 12,
  uploadBytes: 10 * 1024 * 1024,
  /** The field of a form that holds a text with pictures inside it. */
  richTextBytes: 15 * 1024 * 1024,
  uploadMegapixels: 50,
  /** Code units that a visible character takes at most, on average over a text: a letter and three signs. */
  codeUnitsPerCharacter: 4,
  /** Lengths in characters a person sees (grapheme clusters): the least and the most. */
  name: [2, 100],
  /** Letters of one word in the name of a person. */
  nameWordLength: 40,
  email: [3, 254],
  /** Of a phone number as it is stored: 8 to 15 digits (E.164), and a + before them. */
  phone: [8, 16],
  /** Signs of one with all that people put between its digits. */
  phoneTyped: 60,
  /** Those of a code, the longest of which is for recovery. */
  codeTyped: 60,
  officeAddress: [3, 200],
  officeHours: [3, 100],
  password: [8, 128],
  title: [1, 200],
  content: [0, 100_000],
  bio: [0, 300],
  about: [0, 5_000],
  message: [1, 5_000],
  reason: [1, 1_000],
  passkeyName: [1, 60],
} as const;
