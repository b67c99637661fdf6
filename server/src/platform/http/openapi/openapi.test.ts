import { buildTestApp, type TestApp } from '../../../../test/build-test-app.ts';
import { callsElsewhere, callsOfTable } from '../../../../test/permissions-table.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

type Operation = { responses: Record<string, object> };
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> };

const readDocument = async () => (await portal.get('/api/openapi.json')).body as Document;

const operationsOf = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      operation,
    })),
  );

test('a developer finds every call of the contract in the document, and no other', async () => {
  const found = operationsOf(await readDocument()).map(({ call }) => call);
  expect(found.toSorted()).toEqual([...callsOfTable, ...callsElsewhere].toSorted());
});

test('a developer reads of every call what it answers and how it rejects', async () => {
  const document = await readDocument();
  expect(document.openapi).toBe('3.1.0');
  const silent = operationsOf(document).filter(
    ({ operation }) => !Object.keys(operation.responses).some((status) => status.startsWith('2')),
  );
  const notJson = [
    'GET /api/auth/data/export',
    'GET /api/changes',
    'GET /api/dashboard/members.csv',
    'GET /api/dashboard/security.csv',
    'GET /api/events/:id/attendees.csv',
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
