import { publicNouns } from './changes.ts';
import { listOf, recordShown, rowOf, shows, showsBesides } from './shown.ts';

const tagsOf = async (read: () => void) => [...(await recordShown(async () => read(), publicNouns)).tags];

test('a reply shows what its service declares, and all that visitors may see where it declares nothing', async () => {
  expect(await tagsOf(() => shows(listOf('posts', 'A1')))).toEqual(['posts of a1']);
  expect(await tagsOf(() => undefined)).toEqual(['members', 'offices', 'posts']);
  expect(await tagsOf(() => showsBesides(rowOf('members', '1')))).toEqual(['members', 'offices', 'posts']);
});

test('a page shows what its calls show, those that found nothing too', async () => {
  const find = async () => {
    shows(rowOf('posts', '1'));
    throw new Error('nothing');
  };
  const render = async () => {
    await recordShown(async () => shows(listOf('offices')), publicNouns);
    await recordShown(find, publicNouns).catch(() => undefined);
  };
  expect([...(await recordShown(render)).tags]).toEqual(['offices', 'posts 1']);
});
