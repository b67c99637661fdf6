import { aForm } from '../../../test/a-form.ts';
import { insertMember, insertPost, signedInAs } from '../../../test/factories.ts';
import { author, fieldsOf, portal, publish, session } from './testing/an-author.ts';

describe('who may', () => {
  const calls: [string, (id: string, as: object) => Promise<{ status: number }>][] = [
    ['edit', (id, as) => portal.put(`/api/post/${id}`, aForm(fieldsOf()), as)],
    ['delete', (id, as) => portal.delete(`/api/post/${id}`, as)],
    ['pin', (id, as) => portal.put(`/api/post/${id}/pin`, { pinned: true }, as)],
  ];

  test.each(calls)('a visitor may not %s', async (_, call) => {
    const { id } = await insertPost(portal.db, author);
    expect((await call(id, {})).status).toBe(401);
  });

  test.each([
    ['edit', 'AD', 403],
    ['edit', 'OP', 403],
    ['edit', 'OM', 403],
    ['delete', 'AD', 200],
    ['delete', 'OP', 403],
    ['delete', 'SG', 403],
    ['delete', 'OM', 403],
    ['pin', 'AD', 403],
    ['pin', 'SG', 403],
  ] as const)('the post of another: to %s it as %s is answered %i', async (action, role, status) => {
    const { id } = await insertPost(portal.db, author);
    const member = await insertMember(portal.db, { role, office_id: author.office_id });
    const call = calls.find(([name]) => name === action)?.[1];
    expect((await call?.(id, await signedInAs(portal.db, member)))?.status).toBe(status);
  });

  test('a visitor and who is not yet activated may not publish, nor anyone under the name of another', async () => {
    expect((await portal.post('/api/post', aForm(fieldsOf()))).status).toBe(401);
    const waiting = await insertMember(portal.db, { is_active: false });
    const asWaiting = await signedInAs(portal.db, waiting);
    expect((await publish({ author: waiting.id }, asWaiting)).status).toBe(401);
    const other = await insertMember(portal.db);
    expect(await publish({}, await signedInAs(portal.db, other))).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test.each(calls)('what is not there cannot be served by: %s', async (_, call) => {
    expect((await call('00000000-0000-4000-8000-000000000000', session)).status).toBe(404);
    expect((await call('no-such-id', session)).status).toBe(404);
  });
});
