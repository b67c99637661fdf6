import { insertMember, insertPost, signedInAs } from '../../../test/factories.ts';
import { rejections } from '../../messages.ts';
import { author, edit, portal, session } from './testing/an-author.ts';

describe('the pin', () => {
  const pinnedOf = async (id: string) => {
    const { body } = await portal.get(`/api/post?author=${id}`);
    return body.filter(({ pinned }: { pinned: boolean }) => pinned).map(({ title }: { title: string }) => title);
  };

  test('a secretary-general pins one post and one announcement at most', async () => {
    const head = await insertMember(portal.db, { role: 'SG' });
    const as = await signedInAs(portal.db, head);
    const titles = ['أول', 'ثان', 'إعلان'];
    const [first, second, ad] = await Promise.all(
      titles.map((title) => insertPost(portal.db, head, { title, type: title === 'إعلان' ? 'Ad' : 'Post' })),
    );
    const pin = (post: { id: string } | undefined, pinned = true) =>
      portal.put(`/api/post/${post?.id}/pin`, { pinned }, as);
    expect(await pin(first)).toMatchObject({ status: 200, body: { post: { id: first?.id, pinned: true } } });
    await pin(ad);
    await Promise.all([pin(second), pin(second), pin(first), pin(second)]);
    expect((await pinnedOf(head.id)).length).toBe(2);
    await pin(second);
    expect((await pinnedOf(head.id)).toSorted()).toEqual(['إعلان', 'ثان']);
    await edit(second?.id ?? '', { type: 'Ad', title: 'ثان' }, as);
    expect(await pinnedOf(head.id)).toEqual(['إعلان']);
    await pin(ad, false);
    expect(await pinnedOf(head.id)).toEqual([]);
  });

  test('a pin that is moved says where it was, and is given back while nobody moved it again', async () => {
    const head = await insertMember(portal.db, { role: 'SG' });
    const as = await signedInAs(portal.db, head);
    const [first, second, third] = [
      await insertPost(portal.db, head, { title: 'أول' }),
      await insertPost(portal.db, head, { title: 'ثان' }),
      await insertPost(portal.db, head, { title: 'ثالث' }),
    ];
    const pin = ({ id }: { id: string }, payload: object) => portal.put(`/api/post/${id}/pin`, payload, as);
    expect((await pin(first, { pinned: true })).body.former).toBeNull();
    expect((await pin(second, { pinned: true })).body.former).toBe(first.id);
    expect(await pin(first, { pinned: true, seen: second.id })).toMatchObject({ status: 200 });
    expect(await pinnedOf(head.id)).toEqual(['أول']);
    await pin(third, { pinned: true });
    expect(await pin(second, { pinned: true, seen: first.id })).toMatchObject({
      status: 409,
      body: { message: rejections.pinMoved },
    });
    expect(await pin(first, { pinned: false, seen: null })).toMatchObject({ status: 409 });
    expect(await pinnedOf(head.id)).toEqual(['ثالث']);
  });

  test.each(['AD', 'OP', 'OM'] as const)('%s may not pin even its own post', async (role) => {
    const member = await insertMember(portal.db, { role });
    const { id } = await insertPost(portal.db, member);
    const reply = await portal.put(`/api/post/${id}/pin`, { pinned: true }, await signedInAs(portal.db, member));
    expect(reply.status).toBe(403);
  });

  test('a pin that is no yes or no is rejected', async () => {
    const { id } = await insertPost(portal.db, author);
    expect((await portal.put(`/api/post/${id}/pin`, { pinned: 'yes' }, session)).status).toBe(400);
  });
});
