/**
 * Who may call what: spec, section 6, to the call. `OP` is the head of another office than the one concerned, `head`
 * of that office; `self` is the member concerned. The last column is the entry a success leaves in the audit.
 * A call that is missing here fails the test: write its line, and what it sends in `testing/<noun>.calls.ts` of the noun.
 */
const text = `
  call                                        visitor  OM   SG   OP  head   AD  self  audit

  GET    /api/auth/session                        401 200  200  200   200  200   200  -
  GET    /api/auth/offices                        200 200  200  200   200  200   200  -
  POST   /api/auth/login                          201 201  201  201   201  201   201  -
  POST   /api/auth/logout                         401 200  200  200   200  200   200  -
  POST   /api/auth/contact                        201 201  201  201   201  201   201  -
  POST   /api/auth/signup                         201 201  201  201   201  201   201  -
  POST   /api/auth/password/forgot                202 202  202  202   202  202   202  -
  POST   /api/auth/password/reset                 200 200  200  200   200  200   200  -
  POST   /api/auth/invitation/accept              201 201  201  201   201  201   201  -
  POST   /api/auth/email/confirm                  200 200  200  200   200  200   200  -
  POST   /api/auth/mails/stop                     200 200  200  200   200  200   200  -
  POST   /api/auth/email/resend                   202 202  202  202   202  202   202  -
  POST   /api/auth/link                           200 200  200  200   200  200   200  -
  GET    /api/auth/sessions                       401 200  200  200   200  200   200  -
  DELETE /api/auth/sessions                       401 200  200  200   200  200   200  -
  DELETE /api/auth/sessions/:id                   401 200  200  200   200  200   200  -
  POST   /api/auth/second-factor                  201 201  201  201   201  201   201  -
  POST   /api/auth/passkey/options                200 200  200  200   200  200   200  -
  POST   /api/auth/passkey                        201 201  201  201   201  201   201  -
  GET    /api/auth/reauthenticate                 401 200  200  200   200  200   200  -
  POST   /api/auth/reauthenticate                 401 200  200  200   200  200   200  -
  POST   /api/auth/reauthenticate/options         401 200  200  200   200  200   200  -
  GET    /api/auth/factors                        401 200  200  200   200  200   200  -
  POST   /api/auth/passkeys/options               401 200  200  200   200  200   200  -
  POST   /api/auth/passkeys                       401 201  201  201   201  201   201  -
  PUT    /api/auth/passkeys/:id                   401 404  404  404   404  404   200  -
  DELETE /api/auth/passkeys/:id                   401 404  404  404   404  404   200  -
  POST   /api/auth/totp                           401 200  200  200   200  200   200  -
  POST   /api/auth/totp/confirm                   401 400  400  400   400  400   200  -
  DELETE /api/auth/totp                           401 404  404  404   404  404   200  -
  POST   /api/auth/recovery-codes                 401 404  404  404   404  404   200  -
  PUT    /api/auth/update/:id                     401 403  403  403   403  403   200  -

  GET    /api/auth/data                           401 200  200  200   200  200   200  -
  POST   /api/auth/data/export                    401 202  202  202   202  202   202  -
  GET    /api/auth/data/export                    401 200  200  200   200  200   200  -
  POST   /api/auth/data/deletion                  401 200  200  200   200  409   200  -

  GET    /api/post                                200 200  200  200   200  200   200  -
  GET    /api/post/:id                            200 200  200  200   200  200   200  -
  GET    /api/events                              200 200  200  200   200  200   200  -
  GET    /api/me/events                           401 200  200  200   200  200   200  -

  POST   /api/post                                401 201  201  201   201  201   201  -
  PUT    /api/post/:id                            401 403  403  403   403  403   200  -
  PUT    /api/post/:id/pin                        401 403  403  403   403  403   403  -
  DELETE /api/post/:id                            401 403  403  403   403  200   200  post.deleted

  GET    /api/post/:id/revisions                  401 403  403  403   403  403   200  -
  GET    /api/post/:id/revisions/:version         401 403  403  403   403  403   200  -
  POST   /api/post/:id/revisions/:version/restore 401 403  403  403   403  403   200  -

  GET    /api/draft                               401 200  200  200   200  200   200  -
  GET    /api/draft/:id                           401 404  404  404   404  404   200  -
  PUT    /api/draft/:id                           401 404  404  404   404  404   200  -
  DELETE /api/draft/:id                           401 404  404  404   404  404   200  -
  PUT    /api/draft/:id/schedule                  401 404  404  404   404  404   200  -
  DELETE /api/draft/:id/schedule                  401 404  404  404   404  404   200  -
  POST   /api/draft/:id/publish                   401 404  404  404   404  404   200  -

  GET    /api/trash                               401 200  200  200   200  200   200  -
  POST   /api/trash/:id/restore                   401 403  403  403   200  200   403  post.restored
  DELETE /api/trash/:id                           401 403  403  403   200  200   403  post.erased

  POST   /api/events/visitors                     202 202  202  202   202  202   202  -
  POST   /api/events/visitors/confirm             200 200  200  200   200  200   200  -
  POST   /api/events/visitors/cancel              200 200  200  200   200  200   200  -
  GET    /api/events/:id/attendance               401 200  200  200   200  200   200  -
  PUT    /api/events/:id/attendance               401 200  200  200   200  200   200  -
  DELETE /api/events/:id/attendance               401 200  200  200   200  200   200  -
  GET    /api/events/:id/attendees                401 403  403  403   200  200   200  -
  GET    /api/events/:id/attendees.csv            401 403  403  403   200  200   200  -
  GET    /api/events/:id/attendees/count          401 403  403  403   200  200   200  -
  PUT    /api/events/:id/cancellation             401 403  403  403   200  200   200  event.cancelled
  DELETE /api/events/:id/cancellation             401 403  403  403   200  200   200  -
  PUT    /api/events/:id/attendees/:attendee/check-in    401 403  403  403   200  200   200  -
  DELETE /api/events/:id/attendees/:attendee/check-in    401 403  403  403   200  200   200  -

  POST   /api/followers                           202 202  202  202   202  202   202  -
  GET    /api/followers/link                      200 200  200  200   200  200   200  -
  POST   /api/followers/confirm                   200 200  200  200   200  200   200  -
  POST   /api/followers/stop                      200 200  200  200   200  200   200  -
  GET    /api/recipients/link                     200 200  200  200   200  200   200  -
  POST   /api/recipients/stop                     200 200  200  200   200  200   200  -
  POST   /api/recipients/resume                   200 200  200  200   200  200   200  -

  GET    /api/notifications                       401 200  200  200   200  200   200  -
  GET    /api/notifications/choices               401 200  200  200   200  200   200  -
  PUT    /api/notifications/choices               401 200  200  200   200  200   200  -
  PUT    /api/notifications/read                  401 200  200  200   200  200   200  -
  PUT    /api/notifications/:id/read              401 200  200  200   200  200   200  -
  GET    /api/push/key                            401 200  200  200   200  200   200  -
  GET    /api/push/subscription                   401 200  200  200   200  200   200  -
  PUT    /api/push/subscription                   401 200  200  200   200  200   200  -
  DELETE /api/push/subscription                   401 200  200  200   200  200   200  -
  GET    /api/push/quiet-hours                    401 200  200  200   200  200   200  -
  PUT    /api/push/quiet-hours                    401 200  200  200   200  200   200  -

  GET    /api/org/secretary-general               200 200  200  200   200  200   200  -
  GET    /api/org/national-office                 200 200  200  200   200  200   200  -
  GET    /api/org/provincial-offices              200 200  200  200   200  200   200  -
  GET    /api/org/provincial-offices/:id          200 200  200  200   200  200   200  -
  GET    /api/org/members                         200 200  200  200   200  200   200  -
  GET    /api/org/members/:id                     200 200  200  200   200  200   200  -

  GET    /api/dashboard/pending                   401 403  403  200   200  200   403  -
  GET    /api/dashboard/statics                   401 403  403  200   200  200   403  -
  GET    /api/dashboard/offices                   401 403  403  200   200  200   403  -
  POST   /api/dashboard/office                    401 403  403  403   403  201   403  office.added
  PUT    /api/dashboard/office                    401 403  403  403   200  200   403  office.edited
  PUT    /api/dashboard/office/:id/active         401 403  403  403   403  200   403  office.deactivated
  GET    /api/dashboard/members                   401 403  403  200   200  200   403  -
  GET    /api/dashboard/members.csv               401 403  403  200   200  200   403  members.exported
  POST   /api/dashboard/members/bulk              401 403  403  200   200  200   403  member.deactivated
  POST   /api/dashboard/members/import            401 403  403  201   201  201   403  members.imported
  POST   /api/dashboard/member                    401 403  403  403   201  201   403  member.added
  PUT    /api/dashboard/member                    401 403  403  403   403  200   403  member.role_changed
  PUT    /api/dashboard/member/:id                401 403  403  403   200  200   403  member.deactivated
  DELETE /api/dashboard/member/:id                401 403  403  403   200  200   403  member.deleted
  POST   /api/dashboard/member/:id/invitation     401 403  403  403   200  200   403  member.invited
  DELETE /api/dashboard/member/:id/sessions       401 403  403  403   200  200   403  member.sessions_ended
  DELETE /api/dashboard/member/:id/factors        401 403  403  403   403  200   403  member.factors_removed
  PUT    /api/dashboard/member/:id/email          401 403  403  403   403  200   403  member.email_corrected
  PUT    /api/dashboard/member/:id/office         401 403  403  403   403  200   403  member.moved
  GET    /api/dashboard/applicants                401 403  403  200   200  200   403  -
  POST   /api/dashboard/applicants/:id/approve    401 403  403  403   200  200   403  applicant.approved
  POST   /api/dashboard/applicants/:id/refuse     401 403  403  403   200  200   403  applicant.refused
  DELETE /api/dashboard/applicants/:id/refuse     401 403  403  403   200  200   403  applicant.refusal_undone
  GET    /api/dashboard/posts                     401 403  403  200   200  200   403  -
  GET    /api/dashboard/trash                     401 403  403  200   200  200   403  -
  DELETE /api/dashboard/post/:id                  401 403  403  403   200  200   403  post.deleted
  GET    /api/dashboard/messages                  401 403  403  403   403  200   403  -
  GET    /api/dashboard/messages/:id              401 403  403  403   403  200   403  -
  PUT    /api/dashboard/messages/:id              401 403  403  403   403  200   403  message.marked
  PUT    /api/dashboard/messages/:id/assignee     401 403  403  403   403  200   403  message.taken
  DELETE /api/dashboard/messages/:id/assignee     401 403  403  403   403  200   403  message.given_back
  POST   /api/dashboard/messages/:id/reply        401 403  403  403   403  201   403  message.replied
  GET    /api/dashboard/deletions                 401 403  403  403   403  200   403  -
  POST   /api/dashboard/deletions/:id/carry-out   401 403  403  403   403  200   403  member.erased
  DELETE /api/dashboard/deletions/:id             401 403  403  403   403  200   403  member.deletion_cancelled
  GET    /api/dashboard/audit                     401 403  403  200   200  200   403  -
  GET    /api/dashboard/security                  401 403  403  403   403  200   403  -
  GET    /api/dashboard/security.csv              401 403  403  403   403  200   403  -
`;

const roles = ['visitor', 'OM', 'SG', 'OP', 'head', 'AD', 'self'] as const;
export type Who = (typeof roles)[number];

const rows = text
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.trim().split(/\s+/))
  .filter((cells) => cells.length > 1);
/** `GET /api/post` and so on, in the order of the table. */
export const callsOfTable = rows.map(([method, path]) => `${method} ${path}`);

/** A stream without an end, and what needs published front ends: their own tests ask them. */
export const callsElsewhere = [
  'GET /api/changes',
  'GET /api/front-ends/:name/history',
  'GET /api/front-ends/errors',
  'GET /api/front-ends/loads',
];

/** Who asks, the status of the answer, the call, and the entry it leaves. */
export const permissions = rows.flatMap(([method = '', path = '', ...rest]) =>
  roles.map((who, index) => [who, Number(rest[index]), `${method} ${path}`, rest[roles.length]] as const),
);
