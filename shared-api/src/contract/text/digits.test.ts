import * as v from 'valibot';
import { SecondFactorRequest, TotpCodeRequest } from '../accounts/factors.contract.ts';
import { ContactRequest } from '../contact.contract.ts';
import { EventForm } from '../posts/post-events.contract.ts';

test.each([
  '123456',
  '١٢٣٤٥٦',
  '۱۲۳۴۵۶',
  '１２３４５６',
  ' ١٢٣ ٤٥٦ ',
  '\u200f123\u00a0456',
  '\u202a۱۲۳\u202f456\u202c',
  '123\u200b456',
])('a member who types %j from its app has typed its code', (code) => {
  expect(v.parse(TotpCodeRequest, { code })).toEqual({ code: '123456' });
  expect(v.parse(SecondFactorRequest, { code })).toEqual({ code: '123456' });
});

test.each(['12345', '١٢٣٤٥٦٧', '12345a', '½23456', '\u0007123456', ' '.repeat(2_000)])(
  '%j is no code of an app',
  (code) => {
    expect(v.is(TotpCodeRequest, { code })).toBe(false);
  },
);

const capacity = v.pick(EventForm, ['eventCapacity']);

test.each([
  ['۳۰', '30'],
  ['٣٠', '30'],
  [' 30 ', '30'],
  ['30\u00a0', '30'],
  ['\u200f١ ٢٥٠', '1250'],
  ['12\u202f500', '12500'],
  ['\u200f \u3000', ''],
])('an author who writes %j has said that so many may come: %j', (typed, number) => {
  expect(v.parse(capacity, { eventCapacity: typed })).toEqual({ eventCapacity: number });
});

test.each(['0', '٠', '-3', '3.5', '٣٫٥', '123456', 'ثلاثون', '3\u0007', ' '.repeat(100)])(
  '%j is no number of people',
  (typed) => {
    expect(v.safeParse(capacity, { eventCapacity: typed }).issues?.[0].message).toBe('bad_number');
  },
);

test.each([
  ['\u200f٠٥٥٠ ١٠ ٢٠ ٣٠', '+213550102030'],
  ["\u202ao'connor@portal.example\u202c", "o'connor@portal.example"],
  [' +33 6.12.34.56.78 ', '+33612345678'],
])('a visitor who leaves %j is reached at %s', (email, contact) => {
  const message = v.parse(ContactRequest, { name: '\u200fسلمى\u200f', email, message: 'أهلا\r\nوسهلا' });
  expect(message).toEqual({ name: 'سلمى', email: contact, message: 'أهلا\nوسهلا' });
});

test.each(['+ - ( ) -', '\u200f\u200f', 'سلمى', '0550', `${'0'.repeat(100)}@`])('nobody is reached at %j', (email) => {
  const message = { name: 'سلمى', email, message: 'أهلا' };
  expect(v.safeParse(ContactRequest, message).issues?.map((issue) => issue.message)).toEqual(['bad_contact']);
});
