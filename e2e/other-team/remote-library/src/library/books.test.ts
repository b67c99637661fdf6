import { books, sortBooks } from './books.ts';

test('a reader finds a book where the alphabet has it, whatever its article', () => {
  expect(sortBooks(books).map(({ title }) => title)).toEqual(['ابن الفقير', 'الحريق', 'نجمة']);
});
