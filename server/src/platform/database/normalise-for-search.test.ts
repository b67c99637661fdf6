import fc from 'fast-check';
import { sql } from 'kysely';
import { normaliseForSearch } from 'shared-api/contract/text/normalise-for-search';
import { openTestDatabase } from '../../../test/open-test-database.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

test.each([
  ['المكتب الولائي لأدرار', 'المكتب الولايي لادرار'],
  ['إِلـيزي، آفلو وٱلأغواط', 'اليزي، افلو والاغواط'],
  ['مُستغانم الكُبرى', 'مستغانم الكبري'],
  ['ولاية بجاية ٠٤١', 'ولايه بجايه ٠٤١'],
  ['Oran (وهران) ÉCOLE', 'oran (وهران) école'],
  ['ا\u0654حمد رو\u0654وف، ا\u0653منة شاطي\u0654 إ\u0655', 'احمد رووف، امنه شاطي ا'],
  ['', ''],
])('a visitor who types «%s» searches for the same in the browser and in the database', async (text, normalised) => {
  const { rows } = await sql<{ normalised: string }>`select fold_text(${text}) as normalised`.execute(database.db);
  expect([normaliseForSearch(text), rows[0]?.normalised]).toEqual([normalised, normalised]);
});

const letters = fc.string({
  unit: fc.constantFrom(...'أإآٱاىيةهؤوئسـ ÉéŒàAb1%', '\u064E', '\u0651', '\u0653', '\u0654', '\u0655', '\u0670'),
});

test('a visitor searches in the browser for the same as in the database, in every spelling', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(letters, { minLength: 20, maxLength: 40 }), async (texts) => {
      const { rows } = await sql<{ normalised: string }>`
        select fold_text(text) as normalised from unnest(${texts}::text[]) with ordinality as sent (text, place) order by place
      `.execute(database.db);
      expect(rows.map(({ normalised }) => normalised)).toEqual(texts.map(normaliseForSearch));
    }),
    { numRuns: 10 },
  );
});
