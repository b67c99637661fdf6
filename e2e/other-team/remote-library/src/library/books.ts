export type Book = { title: string; author: string };

export const books: readonly Book[] = [
  { title: 'نجمة', author: 'كاتب ياسين' },
  { title: 'الحريق', author: 'محمد ديب' },
  { title: 'ابن الفقير', author: 'مولود فرعون' },
];

const collator = new Intl.Collator('ar');

/** In the order of the Arabic alphabet, by title; the article does not count, as on the shelves of a library. */
export const sortBooks = (unsorted: readonly Book[]): Book[] =>
  unsorted.toSorted((a, b) => collator.compare(withoutArticle(a.title), withoutArticle(b.title)));

const withoutArticle = (title: string) => title.replace(/^ال/, '');
