import { organisation } from 'shared-api/contract/offices/organisation';
import { applicantWaiting, resetPassword } from '../../api/account/account.messages.ts';
import { contactMessage } from '../../api/contact/contact.messages.ts';
import { type MailMessage, named } from './mail-message.ts';
import { renderMail } from './render-mail.ts';

const origin = 'https://portal.example';
const render = (mail: MailMessage) => renderMail(mail, origin);

test('a reader of either body finds the link, and until when it holds', () => {
  const token = { token: 'a_b-c', expiresAt: new Date('2026-03-01T13:05:00Z') };
  const { subject, text, html } = render(resetPassword({ to: 'salma@portal.example', name: 'سلمى', token }));
  expect(subject).toBe('تعيين كلمة مرور جديدة');
  for (const body of [text, html]) {
    expect(body).toContain(`${origin}/account/reset#a_b-c`);
    expect(body).toContain('1 مارس 2026');
    expect(body).toContain('14:05');
    expect(body).toContain(organisation.name);
  }
  expect(html).toContain('<html lang="ar" dir="rtl">');
});

test('the head of an office is led from the mail about a newcomer to the queue of those who wait', () => {
  const { text, html } = render(applicantWaiting({ to: 'head@portal.example', applicant: 'سلمى', office: 'وهران' }));
  for (const body of [text, html]) expect(body).toContain(`${origin}/organization/dashboard/applicants`);
});

test('a name with markup in it is read as it was typed', () => {
  const mail = applicantWaiting({
    to: 'head@portal.example',
    applicant: '<img src=x onerror="a()">',
    office: 'A & B',
  });
  const { text, html } = render(mail);
  expect(text).toContain('<img src=x onerror="a()">');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror="a()"&gt;');
  expect(html).toContain('A &amp; B');
});

test('a name cannot break a line, a header or the direction of the words around it', () => {
  const name = 'سلمى\r\nBcc: everybody@portal.example\u202e\u2069';
  expect(named(name)).toBe('\u2068سلمى Bcc: everybody@portal.example\u2069');
  const { subject } = render(contactMessage({ name, contact: '0555', message: 'نص' }));
  expect(subject).toBe('رسالة من سلمى Bcc: everybody@portal.example');
});

test.each([
  ['USTHB تنظم ملتقى', '\u2067', 'rtl'],
  ['Students help students', '\u2068', 'ltr'],
  ['حملة تبرع', '\u2068', 'rtl'],
])('a reader of a mail reads the title and the words of %j as on the portal', (title, sign, direction) => {
  expect(named(title)).toBe(`${sign}${title}\u2069`);
  const mail = { to: 'salma@portal.example', subject: 'منشور', paragraphs: [title], quote: title };
  const { html } = render(mail);
  expect(html).toContain(`<p dir="${direction}" style="margin:0 0 16px;">${title}</p>`);
  expect(html).toContain(`<blockquote dir="${direction}"`);
});

test('a visitor that left an e-mail address is answered there, one that left a phone number is not', () => {
  const from = (contact: string) => contactMessage({ name: 'سلمى', contact, message: 'سطر\nوآخر' });
  expect(from('salma@portal.example').replyTo).toBe('salma@portal.example');
  expect(from('0555 10 20 30').replyTo).toBeUndefined();
  expect(render(from('0555')).text).toContain('> سطر\n> وآخر');
});
