import { anInstance } from '../../test/an-instance.ts';
import { cuttableListen } from '../../test/cuttable-listen.ts';
import { insertMember, insertPost } from '../../test/factories.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';
import { until } from '../../test/until.ts';

const render = `return page(await (await fetch('/api/post')).text());`;

test('readers see within two seconds what changed while no change could be heard, and at once afterwards', async () => {
  const database = await openTestDatabase();
  const { folder } = await publishedFrontEnds(render);
  const line = cuttableListen(database.listen);
  const instance = await anInstance({ ...database, listen: line.listen }, folder);
  const { id } = await insertPost(database.db, await insertMember(database.db));
  const shows = async (title: string) => (await instance.get('/')).body.includes(title);
  const write = (title: string) => database.db.updateTable('posts').set({ title }).where('id', '=', id).execute();

  await write('قبل');
  await instance.whenIdle();
  expect(await shows('قبل')).toBe(true);
  await line.cut();
  await write('أثناء');
  expect(await shows('أثناء')).toBe(true);
  await write('بعد قليل');
  await until(() => shows('بعد قليل'));

  line.mend();
  let count = 0;
  const isSeenAtOnce = async () => {
    count += 1;
    await write(`مرة ${count}`);
    await instance.whenIdle();
    return shows(`مرة ${count}`);
  };
  await until(async () => (await isSeenAtOnce()) && (await isSeenAtOnce()) && isSeenAtOnce());
  await instance.close();
  await database.drop();
});
