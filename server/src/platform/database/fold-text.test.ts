/** @jest-environment node */
import { sql } from 'kysely';
import { foldText } from 'shared-api/contract/fold-text';
import { openTestDatabase } from '../../../test/open-test-database.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());

test.each([
  ['المكتب الولائي لأدرار', 'المكتب الولايي لادرار'],
  ['إِلـيزي، آفلو وٱلأغواط', 'اليزي، افلو والاغواط'],
  ['مُستغانم الكُبرى', 'مستغانم الكبري'],
  ['ولاية بجاية ٠٤١', 'ولايه بجايه ٠٤١'],
  ['Oran (وهران) ÉCOLE', 'oran (وهران) école'],
  ['', ''],
])('whoever searches for «%s» in the browser or in the database searches for the same', async (text, folded) => {
  const { rows } = await sql<{ folded: string }>`select fold_text(${text}) as folded`.execute(database.db);
  expect([foldText(text), rows[0]?.folded]).toEqual([folded, folded]);
});
