import assert from 'node:assert/strict';
import { test } from 'node:test';
import { books, sortBooks } from '../src/library/books.ts';

test('a reader finds a book where the alphabet has it, whatever its article', () => {
  assert.deepEqual(
    sortBooks(books).map(({ title }) => title),
    ['ابن الفقير', 'الحريق', 'نجمة'],
  );
});
