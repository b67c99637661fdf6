import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCertificate } from '../variants/certificate.ts';
import { startPortal } from '../variants/portal.ts';

const port = 4850;

/** A portal of its own, and the path of every kind of public page in it. `close` removes both. */
export async function openPages() {
  const folder = await mkdtemp(join(tmpdir(), 'tadamon-pages-'));
  const portal = await startPortal(folder, port, createCertificate(folder));
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
    async close() {
      await portal.close();
      await rm(folder, { recursive: true });
    },
  };
}
