import { readFileSync } from 'node:fs';
import { readSchema, schemaFile } from './schema-of.ts';

test('a reader of schema.sql finds what stands after all migrations; `node server/test/schema-of.ts` writes it again', async () => {
  expect(readFileSync(schemaFile, 'utf8')).toBe(await readSchema());
});
