import { readFileSync } from 'node:fs';
import { readSchema, schemaFile } from './schema-of.ts';

test('a reader of schema.sql finds what stands after all migrations; `node server/test/schema-of.ts` writes it again', async () => {
  slow('all migrations are carried out on a database of their own');
  expect(readFileSync(schemaFile, 'utf8')).toBe(await readSchema());
});
