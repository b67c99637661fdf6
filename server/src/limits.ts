const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
export const hourMs = hour;
export const dayMs = 24 * hour;
const KiB = 1024;
const MiB = 1024 * KiB;

/** Every bound, window and time-out of the server itself; what the portal promises is in `shared-api/contract/limits`. */
export const serverLimits = {
  /** How long a part of the server may take to start: long, since a machine that is busy is no reason to end. */
  startWithinMs: 2 * minute,
  /** How long a stopping server waits for what is in flight. */
  stopWithinMs: 15 * second,

  /**
   * Random lists change when the clock passes a multiple of it, in every instance at once. Pages end there too: what they
   * tell from now ("three minutes ago") gets no older.
   */
  periodMs: 10 * minute,

  /** How long it counts that storage could be written, or could not: `/readyz` may be asked as often as one likes. */
  storageCheckMaxAgeMs: second,
  /** A store that has not answered by then is not ready. */
  storageCheckMs: 5 * second,

  // traces
  /** How long a stopping server tries to send the last spans. */
  stopTracingWithinMs: 3 * second,
  /** Letters of a statement; one that writes many rows has a parameter for each value. */
  maxTracedSqlLength: 2_000,

  // database
  /** Of an instance to its database, and as many to a replica, unless DATABASE_CONNECTIONS says another number. */
  defaultConnections: 10,
  /** The database ends a statement of a request or of a worker that runs for longer. */
  statementTimeoutMs: 15 * second,
  /** The database ends a statement that waits for a lock for longer. */
  lockTimeoutMs: 10 * second,
  /** The database ends the connection of a transaction that sends nothing for longer, since it keeps others waiting. */
  idleTransactionTimeoutMs: minute,
  /** Statements that each connection keeps parsed and planned: those that are sent often, since each plan takes the database's memory. */
  maxPreparedStatements: 100,
  preparedFromUse: 10,
  /** Statements whose uses are counted. */
  maxCountedStatements: 1_000,
  /** Also how long a request waits for a connection while all are in use. */
  connectTimeoutMs: 5 * second,
  /** A replica that has not answered by then counts as lost. */
  replicaTimeoutMs: 2 * second,
  /** How often a replica in use is looked at; one that is not, after a pause that doubles from the first to the longest. */
  replicaHeartbeatMs: 2 * second,
  firstReplicaPauseMs: 10,
  longestReplicaPauseMs: second,
  /** Each change puts a replica out of use for a moment; the log tells of what lasts longer. */
  replicaReportedAfterMs: 5 * second,
  /** Rows in memory at once while an archive is written or read. */
  exportBatchRows: 500,
  importBatchRows: 200,
  /** Members of a file that one statement adds. */
  membersBatchRows: 500,
  /** Up to so many rows a figure of `/metrics` counts, so that reading it costs the same however many there are. */
  maxRowsCounted: 10_000,
  /** Words of one search; those that follow are left out. */
  maxSearchTerms: 8,
  /** Code units of each text that is searched for the words that found it. */
  maxTextSearched: 20_000,
  /** Code units of all texts of a reply that are normalised for that, and of what they become; in 20 ms at most. */
  maxTextsSearched: 100_000,
  /** Code units of a found text that is shown, and of what stands in front of the first word. */
  snippetLength: 180,
  snippetBefore: 60,
  /** Rows whose search columns are written again in one statement; 0.2 seconds of the embedded database. */
  renewedAtOnce: 50,
  renewalPauseMs: 10,
  /** How long they wait for somebody who changes one of them; PostgreSQL looks for deadlocks after a second. */
  renewalLockMs: 200,
  /** Far above any number of offices there will be, and of heads an office has; no list is without a bound. */
  maxOffices: 1_000,
  maxHeadsMailed: 20,
  /** In one mail that tells of several. */
  maxMembersNamed: 20,
  /** Changes of one event in a day of which who is registered for it is told; it can be cancelled and deleted even so. */
  eventChangesPerDay: 10,
  /** Times that a member says in an hour whether it comes to events. */
  attendanceChangesPerHour: 60,
  /** Texts kept of a post besides its present one. */
  revisionsOfPost: 20,
  /** Recent posts, the newest of them, out of which a random list is drawn. */
  maxRecentPosts: 500,
  /** On a member's own page. */
  maxOwnEvents: 10,
  /** Members read at once while the list is exported. */
  csvBatchRows: 500,
  /** The beginning of a CSV file, out of which it is guessed what separates its cells. */
  csvSampleLength: 64 * KiB,

  // requests
  headersTimeoutMs: 30 * second,
  /** For a whole request: 10 MiB on a line of 300 kbit/s. */
  requestTimeoutMs: 5 * minute,
  connectionsCheckMs: 10 * second,
  /** Forms of one member that are received at once. */
  maxFormsAtOnce: 4,
  /** Event-loop delay past which calls are rejected. */
  maxEventLoopDelayMs: 3 * second,
  retryAfterSeconds: 5,
  /** All fields of a form but a post's text; the longest is 5 000 letters. */
  maxFieldsBytes: 256 * KiB,
  maxJsonBytes: 128 * KiB,
  /** Far more than any call takes, in one list of its JSON. */
  maxListItems: 1_000,
  maxFormFields: 30,
  /** Of a file of members that is read on the event loop, in 10 ms. */
  shortTableBytes: 16 * KiB,
  /** Forms above this size are parsed a few at a time. */
  smallFormBytes: 256 * KiB,
  maxLargeFormsAtOnce: 4,
  userAgentLength: 300,
  hstsSeconds: 365 * 24 * 60 * 60,

  // accounts
  maxPasswordHashesAtOnce: 4,
  maxPasswordHashesWaiting: 200,
  /** Longer than mailing a link takes: the time must not tell which e-mails exist. */
  linkReplyMs: 200,
  /** How often the last use of a session is noted at most, to spare the database; of staff more often, since theirs end sooner. */
  sessionProlongMs: hour,
  staffSessionProlongMs: 5 * minute,

  /** Remembered by an instance, so that not every request reads its session; a kilobyte each, and 20 at most. */
  recentSessions: 2_000,
  /** Bounds what an announcement that never came can do, of a trigger that somebody switched off. */
  recentSessionMs: minute,

  /** Reading the same list of e-mails and phone numbers leaves one entry in the security log for so long. */
  contactsReadEveryMinutes: 60,

  /** A rejection is mailed after so long, and can be taken back till then: the notice stays 10 seconds, longer while it has the focus. */
  rejectionHeldMs: minute,

  // data of persons
  /** How long an export belongs to the worker that makes it. */
  dataExportClaimMs: 10 * minute,
  /** One row of the database each, so that no archive is ever whole in memory. */
  dataExportPartBytes: MiB,
  sweepEveryMs: hour,
  /** How often works look for a post whose time has come, or is over. */
  schedulePollMs: 10 * second,
  /** Announcements that ended, in their author's list. */
  endedPosts: 50,
  /** Rows that one statement of a sweep removes. */
  sweepRows: 500,

  // web push
  pushSubscriptionsPerMember: 10,
  /** A browser that is away for longer is not told; the portal's own list keeps what it missed. */
  pushTtlSeconds: 24 * 60 * 60,

  // changes that the database announces
  listenHeartbeatMs: 2 * second,
  /** A database that has not answered by then counts as lost; a write waits no longer either. */
  listenTimeoutMs: 2 * second,
  /** The pause before listening again doubles from the first to the longest. */
  firstListenPauseMs: 100,
  longestListenPauseMs: 5 * second,

  // works
  /** How often works look into queues whose new rows are announced. */
  queuePollMs: 30 * second,
  /** Of the connection that hears of them. While it is lost unnoticed, works look all the same. */
  workHeartbeatMs: 10 * second,
  /** The pause after a take that failed doubles from the first to the longest, and is no longer than that between two looks. */
  firstWorkPauseMs: 100,
  longestWorkPauseMs: minute,
  /** How long what is in flight is waited for when the server stops. */
  workStopWithinMs: 5 * second,

  // live changes
  /** Kept for pages that begin to listen after their data was read; they matter for `changesLimits.secondsBack`. */
  recentChanges: 500,
  changesHeartbeatMs: 20 * second,
  changesReconnectMs: 3 * second,
  /** Of one instance. All parts of a page share one stream. */
  changeStreamsPerMember: 20,
  /** Unread changes of a reader from which on it is behind. */
  unreadChangesBytes: 16 * KiB,

  // reports of front ends
  /** Visits of one address that may report. Many phones share an address. */
  visitsPerMinute: 120,
  /** How long after its page was live a visit may report: pages stay open in tabs. */
  visitMinutes: 12 * 60,
  /** Of one address, on loads and vitals together. */
  reportsPerMinute: 300,
  maxReportBytes: 8_000,
  /** Reports that wait for their turn to be written, in one instance; more are dropped. */
  maxReportsWaiting: 10_000,
  /** Written in one transaction. */
  reportsBatchRows: 500,
  reportsWriteEveryMs: 2 * second,
  loadReportsDays: 7,
  /** Versions in the history of a front end. */
  maxHistoryVersions: 20,

  // errors of front ends
  /** Of one address: each is resolved when it comes. Many phones share an address. */
  errorReportsPerMinute: 60,
  maxErrorReportBytes: 32 * KiB,
  /** Stacks of one build that are told apart; those after them are counted together. */
  maxStacksOfBuild: 100,
  /** Those of one network in a day that no other network met. */
  maxStacksOfNetwork: 10,
  /** The frames of a stack that are kept, and the lines that are read for them. */
  maxErrorFrames: 20,
  maxStackLines: 40,
  maxStackLineLength: 300,
  /** Of the errors on the page of the administration. */
  maxErrorsListed: 100,
  maxSourceMapBytes: 2 * MiB,
  /** Maps and scripts in memory; a map takes about ten times its size once it is in use. */
  maxSourceMapsBytes: 4 * MiB,
  /** Words of a script that are looked at for the name of a function. */
  maxSegmentsSearched: 20_000,

  // texts
  /** Code units of a text that is sanitised on the event loop, in 5 ms at most; a worker costs a third of a millisecond. */
  shortTextLength: 16 * KiB,
  /** Elements of a text that are open at a time; an editor nests a few. */
  maxOpenElements: 500,
  /** Code units between the slashes of a link's address, a name and a password of its site included. */
  maxHostLength: 300,

  /** Of a text: phone numbers that become links, and pieces of text between them; and tags of other links and pictures. */
  maxPhonePieces: 2_000,
  /** Of a text: addresses of pages that become links, and paragraphs and lists that are read for their direction. */
  maxAddressesLinked: 200,
  maxBlocksDirected: 2_000,
  /** Code units of a text that tell its language. */
  languageSampleLength: 20_000,
  /** Code units of the texts on one page of a list, which is shorter where they are long; its first post is always there. */
  maxTextOfPage: MiB / 2,

  // pictures
  maxPicturesRenderedAtOnce: 2,
  renderPictureTimeoutSeconds: 20,
  /** Pixels across of a picture inside a text on a large screen; a phone's sharp one needs no more. */
  pictureInTextWidth: 960,
  /** Pictures on other sites that are fetched at once, by all posts together, and how long those of one post may take. */
  maxForeignPicturesAtOnce: 4,
  fetchPicturesTimeoutMs: 15 * second,
  maxPictureRedirects: 3,
  collectPicturesEveryMs: hour,
  /** A form takes minutes at most: a picture that nothing shows for so long is not needed. */
  unusedPictureGraceMs: 24 * hour,
  collectPicturesAtOnce: 100,
  refreshPlaceholdersAtOnce: 20,
  /** The row of a new picture is there before its files, and before what shows it. */
  pictureSettlesMs: hour,

  // pages
  /** Of one address, by the API and by pages with parameters each, where the answer is not kept. Many phones share an address. */
  searchesPerMinute: 300,
  /** Of one address, in a build that is shown to who has its link: none of them is kept. */
  previewedPagesPerMinute: 120,
  /** Addresses whose minute is remembered; those that did nothing for longest go first. */
  maxBudgetAddresses: 20_000,
  /** Of replies: nearly as small as at the highest quality, in a tenth of the time. */
  brotliQuality: 5,
  /** Of pages: 3 % smaller for half a millisecond more, since a page is compressed once for all its visitors. */
  pageBrotliQuality: 8,
  /** Eight at once take 2.5 to 3 times the processor each, and longer together; gzip and the quality of replies do not. */
  maxPagesCompressedAtOnce: 1,
  /** Larger ones are compressed quickly, since the others wait for each. */
  maxQueuedPageBytes: 512 * KiB,
  /** For a page that is asked for often: a tenth smaller, in up to half a second beside other work. */
  bestBrotliQuality: 11,
  bestBrotliFromRequest: 3,
  pointerMaxAgeMs: second,
  renderTimeoutMs: second,
  /** How long a page is kept where it cannot be heard that it changed. */
  stalePageMs: 2 * second,
  /** A CDN that is told what changed keeps a page for so long; then it asks, and meanwhile serves the older one. */
  cdnMaxAgeSeconds: 60,
  cdnStaleSeconds: 60,
  /** How long a CDN serves pages while no instance answers. */
  cdnStaleIfErrorSeconds: 24 * 60 * 60,
  /** Changes that come together are told to a CDN together, after pages of before have reached it that were on their way. */
  cdnPurgePauseMs: 100,
  /** The pause after a failed try doubles up to this. */
  longestCdnPurgePauseMs: 30 * second,
  cdnPurgeTimeoutMs: 5 * second,
  /** Rendered pages that stay in memory. */
  maxPagesBytes: 128 * MiB,
  /** Replies of the API that stay in memory. */
  maxRepliesBytes: 32 * MiB,
  /** About what it takes to remember one thing that a page depends on. */
  tagBytes: 100,
  maxStoredFilesBytes: 64 * MiB,
  maxStoredDeltasBytes: 16 * MiB,
  /** Releases whose lists of hashes stay in memory. */
  maxStoredReleases: 200,
  maxOverrideLength: 200,
  liveReloadEveryMs: 400,
  visitorCookieSeconds: 365 * 24 * 60 * 60,
  /** How long a browser is known after a member last signed in with it. */
  deviceCookieSeconds: 365 * 24 * 60 * 60,

  // discovery
  /** The newest; the others are reached from the list, page by page. */
  maxSitemapPosts: 20_000,
  discoveryMaxAgeSeconds: 60 * 60,
  feedMaxAgeSeconds: 5 * 60,
  maxCalendarEvents: 500,
  /** Feeds, calendars and maps of which is known when they last changed. */
  maxChangingFiles: 1000,
  /** Feeds and calendars whose posts are in memory, and those that wait for that. */
  maxFeedsAtOnce: 2,
  maxFeedsWaiting: 50,
  /** Of a calendar that is written on the event loop, in 5 ms; code units of the texts in a feed that is. */
  shortCalendarEvents: 50,
  shortFeedLength: 64 * KiB,
  maxShareImagesBytes: 20 * MiB,
  /** Of different posts, while one is rendered; each takes a fifth of a second. */
  maxShareImagesWaiting: 20,
  maxShareImageTitleLength: 110,
  /** That one address may have rendered. */
  shareImagesPerMinute: 60,

  // mail
  smtpConnectTimeoutMs: 10 * second,
  smtpSocketTimeoutMs: 20 * second,
} as const;

/** The threads that do what takes the processor long: sanitising texts, reading files of members, writing feeds. */
export const workerLimits = {
  /** At least two: no person takes more than one. */
  threads: 2,
  /** By the clock, and many times what the largest input takes. */
  deadlineMs: 10 * second,
  /** A thread of which nothing is asked for so long ends. */
  idleMs: minute,
  /** Of V8, in each thread; a file of members of the largest size takes 100. */
  heapMiB: 256,
  /** Persons that have a task in the queue, and tasks of one of them that wait for their turn there. */
  maxPersonsWaiting: 100,
  maxTasksWaiting: 100,
};
export type WorkerLimits = typeof workerLimits;

/** The processes that render pages, as measured in decision 40. */
export const rendererLimits = {
  /** Of V8; a page of the portal needs 20. */
  heapMiB: 128,
  /** Without it V8 collects garbage all the time under a small heap: a page took 50 ms instead of 12. */
  semiSpaceMiB: 8,
  /** What a process may take beyond what it has at its start, where Linux bounds it: heap, buffers and compiled code. */
  memoryMiB: 384,
  /** Of the processor, without a message, while a page or a build is awaited. */
  hungCpuMs: second,
  pollMs: 100,
  /** Without a message and asleep: a process that waits for itself. */
  hungPolls: 100,
  maxMessageBytes: 64 * KiB,
  maxDocumentBytes: 4 * MiB,
  callsOfPage: 64,
  /** Of a process in a minute: lines that reach the log, and lines after which it is ended. */
  loggedLines: 50,
  maxLines: 60_000,
  /** At once, a reserve among them; where remotes share one, the second is for finding out which of them ended it. */
  processes: 5,
  sharedProcesses: 2,
  /** For one remote: more render no more pages on two cores. */
  processesOfRemote: 2,
  /** Pages of a process at a time before another is started, and at most. */
  pagesBeforeNext: 2,
  pagesAtOnce: 8,
  queuedPages: 1_000,
  /** A process of which nothing is asked for so long ends. */
  idleMs: minute,
  sweepEveryMs: 5 * second,
  /** Before another is tried where the system starts none, or has ended one. */
  restartPauseMs: 2 * second,
  /** A process is replaced after so many: what builds leak is freed. */
  pagesInLife: 5_000,
};
export type RendererLimits = typeof rendererLimits;

/** While the pages of a build are rendered before it is published. */
export const checkLimits = {
  /** For a reply of the portal, which may be far away. */
  apiTimeoutMs: 10 * second,
  /** Of the stack of what a page threw. */
  stackLines: 4,
};

/** After so many faults of a release on the server, today and the day before, the release before takes over. */
export const releaseFaultLimits = {
  faults: 2,
  days: 2,
  /** The counts of days end without an announcement. */
  refreshEveryMs: hour,
  /** How long a shell that has no release before it is not tried after it has failed. */
  retryMs: 5 * second,
  /** Routes of a release that throw are counted up to so many, by each instance. */
  thrownRoutes: 20,
};

/** How members are told what happened: a little at a time, so that those who use the portal meanwhile do not notice. */
export const fanOutPollOptions = {
  /** Recipients of one transaction, and the pause before the next. */
  batchRows: 150,
  pauseMs: 50,
};

/** Mails a minute that tell what happened, unless MAIL_PER_MINUTE says another number. */
export const usualBulkPerMinute = 120;

/** How many recipients one transaction writes mails to, and what one mail lists of each topic. */
export const noticeMails = { recipients: 20, items: 20 };

/** When mails that collect what happened are due, by the clocks of Algeria: daily, and weekly on the first day of work. */
export const digests = { hour: 18, isoWeekday: 7 };
/** When those who come to an event are reminded of it, and how many in one transaction. */
export const eventReminders = { hoursBefore: 24, batchRows: 100, pollEveryMs: 60 * second };
/** How many mails of a place that became free are queued in one statement. */
export const placeMails = { batchRows: 250 };
/** How the mails about a new post are queued for its office's followers: so many rows in one transaction. */
export const followersPollOptions = { batchRows: 100, pauseMs: 100 };
/** How many of those who are registered for an event that changed are told of it in one transaction. */
export const eventChangesPollOptions = { batchRows: 100, pauseMs: 100 };
/** How often and how long a notification is offered to the push service of a browser. */
export const pushPollOptions = {
  /** How often the work looks for one that was postponed, or held until quiet hours are over. */
  pollEveryMs: 10 * second,
  /** In flight at once; the next is taken when one is done, however long the others take. */
  atOnce: 20,
  sendWithinMs: 10 * second,
  /** How long a claimed delivery belongs to who claimed it; well above `sendWithinMs`. */
  claimMs: minute,
  /** The pause after a failed try doubles from the first to the longest. */
  firstPauseMs: 30 * second,
  longestPauseMs: hour,
  maxTries: 20,
};
export type PushPollOptions = typeof pushPollOptions;

/** How often and how long mails are tried. */
export const mailPollOptions = {
  /** How often the work looks for a mail that was held or postponed, or had no room in its minute. */
  pollEveryMs: 10 * second,
  /** The pause before deleting a sent mail is tried again, while the database is away. */
  deleteAgainMs: 2 * second,
  /** A try that takes longer has failed. */
  sendWithinMs: minute,
  /** How long a claimed mail belongs to who claimed it; well above `sendWithinMs`. */
  claimMs: 5 * minute,
  /** The pause after a failed try doubles from the first to the longest. */
  firstPauseMs: minute,
  longestPauseMs: 15 * minute,
  /** About four days. */
  maxTries: 400,
};
export type MailPollOptions = typeof mailPollOptions;
