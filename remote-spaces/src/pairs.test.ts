import { pairs } from './pairs.ts';

test('a member reads «error publishing post», the one English text of the spaces, after its Arabic', () => {
  expect(Object.values(pairs)).toEqual([{ ar: 'تعذّر نشر المنشور. أعد المحاولة.', en: 'error publishing post' }]);
});
