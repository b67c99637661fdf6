import * as v from 'valibot';
import { EditPostForm } from './posts.contract.ts';

test.each([
  ['', false],
  ['<p><br></p>', false],
  ['<p>&nbsp; </p>', false],
  ['<p>نص</p>', true],
  ['<p><img src="data:image/png;base64,iVBO"></p>', true],
  ['3 < 4', true],
])('an edited post needs a text: of %j that is %s', (content, holds) => {
  expect(v.is(EditPostForm, { title: 'حملة', type: 'Post', content })).toBe(holds);
});
