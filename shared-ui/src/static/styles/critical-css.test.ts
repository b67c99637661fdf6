import { parseSheet, toCriticalCss } from './critical-css.ts';

const inLayer = (css: string) => `@layer recipes{${css}}`;
const rules = {
  heading: inLayer('h1{margin:0;}'),
  button: inLayer('.ui-button{color:red;}'),
  card: inLayer('.ui-card,.ui-card-title{color:green;}'),
  cardInFeed: inLayer('.ui-feed .ui-card{color:black;}'),
  lastButton: inLayer('.ui-button:not(.ui-feed .ui-button:last-child){color:blue;}'),
  restingFeed: inLayer(':is(.ui-row:is(:hover,:active),.ui-rows:has(:checked)) .ui-feed{color:white;}'),
  wideFeed: inLayer('@media (min-width:48rem){.ui-feed{color:grey;}}'),
  rise: inLayer('@keyframes rise{from{opacity:0;}}'),
};
const { heading, button, card, cardInFeed, lastButton, restingFeed, wideFeed, rise } = rules;
const sheet = parseSheet(Object.values(rules).join(''));
const feed = [heading, card, cardInFeed, restingFeed, wideFeed, rise];

test.each([
  ['a page with a button', '<a class="ui-button on">', [heading, button, lastButton, rise]],
  ['a page with the title of a card', '<h3 class="ui-card-title">', [heading, card, rise]],
  ['a page with a list of cards', '<ul class="ui-feed"><li class="ui-card">', feed],
  ['a page of text', '<p>ui</p>', [heading, rise]],
  ['a page that the browser will render', null, Object.values(rules)],
])('%s comes with the rules for what it shows', (_, html, expected) => {
  expect(toCriticalCss(sheet, html)).toBe(expected.join(''));
});
