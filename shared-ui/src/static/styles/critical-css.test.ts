import { criticalCssOf, maxCachedChoices, parseSheet } from './critical-css.ts';

const inLayer = (css: string) => `@layer recipes{${css}}`;
const rules = {
  heading: 'h1{margin:0;}',
  button: '.ui-button{color:red;}',
  card: '.ui-card,.ui-card-title{color:green;}',
  cardInFeed: '.ui-feed .ui-card{color:black;}',
  lastButton: '.ui-button:not(.ui-feed .ui-button:last-child){color:blue;}',
  restingFeed: ':is(.ui-row:is(:hover,:active),.ui-rows:has(:checked)) .ui-feed{color:white;}',
  wideFeed: '@media (min-width:48rem){.ui-feed{color:grey;}}',
  rise: '@keyframes rise{from{opacity:0;}}',
};
const { heading, button, card, cardInFeed, lastButton, restingFeed, wideFeed, rise } = rules;
const criticalCss = criticalCssOf([
  { sheet: parseSheet(Object.values(rules).map(inLayer).join('')), isOnEveryPage: false },
]);
const feed = [heading, card, cardInFeed, restingFeed, wideFeed, rise];

test.each([
  ['a page with a button', '<a class="ui-button on">', [heading, button, lastButton, rise]],
  ['a page with the title of a card', '<h3 class="ui-card-title">', [heading, card, rise]],
  ['a page with a list of cards', '<ul class="ui-feed"><li class="ui-card">', feed],
  ['a page of text', '<p>ui</p>', [heading, rise]],
  ['a page that the browser will render', null, Object.values(rules)],
])('%s comes with the rules for what it shows', (_, html, expected) => {
  expect(criticalCss(html)).toBe(inLayer(expected.join('')));
});

test('a page that shows other classes than those before it comes with its own rules', () => {
  const [first, ...others] = Array.from({ length: maxCachedChoices + 2 }, (_, index) => `ui-part-${index}`);
  const toRule = (name = '') => inLayer(`.${name}{color:red;}`);
  const sheet = parseSheet([first, ...others].map(toRule).join(''));
  const choose = criticalCssOf([{ sheet, isOnEveryPage: false }]);
  for (const other of [...others, ...others]) {
    expect(choose(`<p class="${other} on">ui-typed`)).toBe(toRule(other));
    expect(choose(`<p class="${other}"><b class="${first}">`)).toBe(
      toRule(first).slice(0, -1) + toRule(other).slice(inLayer('').length - 1),
    );
  }
});

test('a part of every page comes whole, in its place among the others', () => {
  const toPart = (css: string, isOnEveryPage: boolean) => ({ sheet: parseSheet(inLayer(css)), isOnEveryPage });
  const choose = criticalCssOf([toPart(card, false), toPart(button, true), toPart(wideFeed, false)]);
  expect(choose('<p class="ui-button">')).toBe(inLayer(button));
  expect(choose('<p class="ui-card ui-feed">')).toBe(inLayer(card + button + wideFeed));
});

test.each([
  ['of its layer', inLayer(heading), inLayer(heading + button)],
  ['for print', `@media print{${heading}}`, `@media print{${heading}}${inLayer(button)}`],
  ['of another layer', `@layer base{${heading}}`, `@layer base{${heading}}${inLayer(button)}`],
])('a reader is sent a rule after one %s in the block where it belongs', (_, before, expected) => {
  const parts = [before, inLayer(button)].map((css) => ({ sheet: parseSheet(css), isOnEveryPage: true }));
  expect(criticalCssOf(parts)(null)).toBe(expected);
});
