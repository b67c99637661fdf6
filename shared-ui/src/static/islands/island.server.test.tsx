/** @jest-environment node */
import { Input } from '@chakra-ui/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { collectStyles } from '../styles/collect-styles.ts';
import { awaitIslands, island } from './island.tsx';
import { Lazy } from './lazy.tsx';

const Field = island(async () => () => <Input placeholder="اسمك" />);
const Contact = () => (
  <Suspense fallback="ينتظر">
    <Field />
  </Suspense>
);

test('the server renders islands like the rest, with only the rules that they use', async () => {
  await awaitIslands();
  const { html, styleTags } = collectStyles(() => renderToString(<Lazy id="contact" of={Contact} />));
  expect(html).toContain('placeholder="اسمك"');
  expect(html).not.toContain('ينتظر');
  expect(html).not.toContain('<style');
  expect(styleTags).toHaveLength(1);
  const [tag] = styleTags;
  const className = /class="css-([^"]+)"/.exec(html)?.[1] ?? 'none';
  expect(tag?.dataEmotion).toBe(`css ${className}`);
  expect(tag?.css).toContain(`.css-${className}{`);
});

test('a page without islands gets no rules', () => {
  expect(collectStyles(() => renderToString(<p>نص</p>))).toEqual({ html: '<p>نص</p>', styleTags: [] });
});
