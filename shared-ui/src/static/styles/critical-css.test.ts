import { chooseParts, toParts } from './choose-parts.ts';

const button = '.ui-button{color:red}';
const card = '.ui-card{color:blue}.ui-card-title{color:green}';
const feed = '.ui-feed .ui-card{color:black}';
const parts = toParts([button, card, feed], new Set([button]));
const chosenFor = (html: string | null) => chooseParts(parts, html).map(({ css }) => css);

test.each([
  ['a page with a card', '<h3 class="ui-card-title on">', [button, card]],
  ['a page with a list of cards', '<ul class="ui-feed"><li class="ui-card">', [button, card, feed]],
  ['a page of text', '<p>ui</p>', [button]],
  ['a page that the browser will render', null, [button, card, feed]],
])('%s comes with the styles it shows and those of every page', (_, html, expected) => {
  expect(chosenFor(html)).toEqual(expected);
});
