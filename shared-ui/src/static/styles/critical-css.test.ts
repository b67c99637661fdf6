import { toCriticalCss, toSheet } from './critical-css.ts';

const rules = {
  heading: 'h1{margin:0;}',
  button: '.ui-button{color:red;}',
  card: '.ui-card,.ui-card-title{color:green;}',
  cardInFeed: '.ui-feed .ui-card{color:black;}',
  lastButton: '.ui-button:not(.ui-feed .ui-button:last-child){color:blue;}',
  wideFeed: '@media (min-width:48rem){.ui-feed{color:grey;}}',
  rise: '@keyframes rise{from{opacity:0;}}',
};
const { heading, button, card, cardInFeed, lastButton, wideFeed, rise } = rules;
const sheet = toSheet(Object.values(rules).join(''));

test.each([
  ['a page with a button', '<a class="ui-button on">', [heading, button, lastButton, rise]],
  ['a page with the title of a card', '<h3 class="ui-card-title">', [heading, card, rise]],
  [
    'a page with a list of cards',
    '<ul class="ui-feed"><li class="ui-card">',
    [heading, card, cardInFeed, wideFeed, rise],
  ],
  ['a page of text', '<p>ui</p>', [heading, rise]],
  ['a page that the browser will render', null, Object.values(rules)],
])('%s comes with the rules for what it shows', (_, html, expected) => {
  expect(toCriticalCss(sheet, html)).toBe(expected.join(''));
});
