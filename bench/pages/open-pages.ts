import { startPortal } from '../variants/portal.ts';

/** A portal of its own, which ends with `stack`, and the path of every kind of public page in it. */
export async function openPages(stack: AsyncDisposableStack) {
  const portal = await startPortal(stack);
  const posts = JSON.parse((await portal.get('/api/post?limit=40')).body.toString()) as {
    id: string;
    image: unknown;
  }[];
  const some = [posts.find(({ image }) => image), posts.find(({ image }) => !image)].flatMap((post) => post ?? []);
  return {
    ...portal,
    paths: [
      '/',
      '/posts',
      ...some.map(({ id }) => `/posts/${id}`),
      '/links/about',
      '/links/service-policy',
      '/links/licensing-policy',
      '/links/contacts-info',
      '/organization/secritary-general',
      '/organization/national-office',
      '/organization/provincial-offices',
    ],
  };
}
