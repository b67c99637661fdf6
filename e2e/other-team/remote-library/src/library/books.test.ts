import { sortBooks } from './books.ts';

test('a reader finds a book where the alphabet has it, whatever its article', () => {
  const books = ['نجمة', 'الحريق', 'ثلاثة', 'بيت'].map((title) => ({ title, author: 'محمد ديب' }));
  expect(sortBooks(books).map(({ title }) => title)).toEqual(['بيت', 'ثلاثة', 'الحريق', 'نجمة']);
});
