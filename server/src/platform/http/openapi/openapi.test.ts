import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Operation = { responses: Record<string, object> };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

/** The table of the contract. */
const calls = [
  'get /auth/session',
  'get /auth/offices',
  'post /auth/signup',
  'post /auth/login',
  'post /auth/logout',
  'post /auth/contact',
  'put /auth/update/{id}',
  'post /auth/password/forgot',
  'post /auth/password/reset',
  'post /auth/invitation/accept',
  'post /auth/email/confirm',
  'post /auth/mails/stop',
  'post /auth/email/resend',
  'post /auth/link',
  'get /auth/sessions',
  'delete /auth/sessions',
  'delete /auth/sessions/{id}',
  'post /auth/second-factor',
  'post /auth/passkey/options',
  'post /auth/passkey',
  'get /auth/reauthenticate',
  'post /auth/reauthenticate',
  'post /auth/reauthenticate/options',
  'get /auth/factors',
  'post /auth/passkeys/options',
  'post /auth/passkeys',
  'put /auth/passkeys/{id}',
  'delete /auth/passkeys/{id}',
  'post /auth/totp',
  'post /auth/totp/confirm',
  'delete /auth/totp',
  'post /auth/recovery-codes',
  'delete /dashboard/member/{id}/factors',
  'get /auth/data',
  'post /auth/data/export',
  'get /auth/data/export',
  'post /auth/data/deletion',
  'get /post',
  'get /post/{id}',
  'get /changes',
  'post /post',
  'put /post/{id}',
  'delete /post/{id}',
  'put /post/{id}/pin',
  'get /post/{id}/revisions',
  'get /post/{id}/revisions/{version}',
  'post /post/{id}/revisions/{version}/restore',
  'get /draft',
  'get /draft/{id}',
  'put /draft/{id}',
  'delete /draft/{id}',
  'put /draft/{id}/schedule',
  'delete /draft/{id}/schedule',
  'get /trash',
  'post /trash/{id}/restore',
  'delete /trash/{id}',
  'get /dashboard/trash',
  'get /org/secretary-general',
  'get /org/national-office',
  'get /org/provincial-offices',
  'get /org/provincial-offices/{id}',
  'get /org/members',
  'get /org/members/{id}',
  'get /front-ends/errors',
  'get /front-ends/loads',
  'get /front-ends/{name}/history',
  'get /dashboard/statics',
  'get /events',
  'post /events/visitors',
  'post /events/visitors/confirm',
  'post /events/visitors/cancel',
  'get /events/{id}/attendance',
  'put /events/{id}/attendance',
  'delete /events/{id}/attendance',
  'get /events/{id}/attendees',
  'get /events/{id}/attendees.csv',
  'put /events/{id}/attendees/{attendee}/check-in',
  'delete /events/{id}/attendees/{attendee}/check-in',
  'get /notifications',
  'get /notifications/choices',
  'put /notifications/choices',
  'put /notifications/read',
  'put /notifications/{id}/read',
  'get /push/key',
  'get /push/subscription',
  'put /push/subscription',
  'delete /push/subscription',
  'get /push/quiet-hours',
  'put /push/quiet-hours',
  'get /dashboard/audit',
  'get /dashboard/security',
  'get /dashboard/security.csv',
  'get /dashboard/deletions',
  'post /dashboard/deletions/{id}/carry-out',
  'delete /dashboard/deletions/{id}',
  'put /dashboard/messages/{id}',
  'put /dashboard/messages/{id}/assignee',
  'delete /dashboard/messages/{id}/assignee',
  'post /dashboard/messages/{id}/reply',
  'get /dashboard/messages',
  'get /dashboard/messages/{id}',
  'delete /dashboard/post/{id}',
  'get /dashboard/posts',
  'post /dashboard/applicants/{id}/refuse',
  'delete /dashboard/applicants/{id}/refuse',
  'post /dashboard/applicants/{id}/approve',
  'get /dashboard/applicants',
  'put /dashboard/member/{id}/email',
  'put /dashboard/member/{id}/office',
  'delete /dashboard/member/{id}',
  'delete /dashboard/member/{id}/sessions',
  'post /dashboard/member/{id}/invitation',
  'put /dashboard/member/{id}',
  'put /dashboard/member',
  'post /dashboard/member',
  'post /dashboard/members/bulk',
  'post /dashboard/members/import',
  'get /dashboard/members.csv',
  'get /dashboard/members',
  'get /dashboard/offices',
  'put /dashboard/office/{id}/active',
  'put /dashboard/office',
  'post /dashboard/office',
];

const readDocument = async () => (await portal.get('/api/openapi.json')).body as Document;

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method} ${path.replace('/api', '')}`,
      operation,
    })),
  );

test('a developer finds every call of the contract in the document, and no other', async () => {
  const found = operationsOf(await readDocument()).map(({ call }) => call);
  expect(found.toSorted()).toEqual(calls.toSorted());
});

test('a developer reads of every call what it answers and how it rejects', async () => {
  const document = await readDocument();
  expect(document.openapi).toBe('3.1.0');
  const silent = operationsOf(document).filter(
    ({ operation }) => !Object.keys(operation.responses).some((status) => status.startsWith('2')),
  );
  const notJson = [
    'get /auth/data/export',
    'get /changes',
    'get /dashboard/members.csv',
    'get /dashboard/security.csv',
    'get /events/{id}/attendees.csv',
  ];
  expect(silent.map(({ call }) => call).toSorted()).toEqual(notJson);
});

test('a developer reads the document on a page whose files all come from the portal', async () => {
  const page = await portal.app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'self';");
  expect(policy).not.toMatch(/https|script-src|\w\.\w/);
});
