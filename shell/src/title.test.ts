import { organisation } from 'shared-api/contract/offices/organisation';
import { titleOf } from './title.ts';

const { name } = organisation;
const byData = { title: (post?: { title: string }) => post?.title };

test.each([
  ['a page without a name', [{ handle: undefined, loaderData: undefined }], name],
  ['a page with one', [{ handle: { title: 'من نحن' }, loaderData: undefined }], `من نحن · ${name}`],
  ['a page named by its data', [{ handle: byData, loaderData: { title: 'حملة' } }], `حملة · ${name}`],
  ['such a page before its data is there', [{ handle: byData, loaderData: undefined }], name],
  [
    'a page inside another',
    [
      { handle: { title: 'المنشورات' }, loaderData: undefined },
      { handle: byData, loaderData: { title: 'حملة' } },
    ],
    `حملة · ${name}`,
  ],
])('a person reads in the tab of the browser how it is called: %s', (_, matches, title) => {
  expect(titleOf(matches)).toBe(title);
});
