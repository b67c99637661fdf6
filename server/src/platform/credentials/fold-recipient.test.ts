import { foldRecipient } from './fold-recipient.ts';

test.each([
  ['salma@portal.example', 'salma@portal.example'],
  ['Salma@Portal.Example', 'salma@portal.example'],
  ['salma+anything@portal.example', 'salma@portal.example'],
  ['salma+a+b@portal.example', 'salma@portal.example'],
  ['sal.ma@portal.example', 'sal.ma@portal.example'],
  ['s.a.l.ma@gmail.com', 'salma@gmail.com'],
  ['S.alma+x.y@GMail.com', 'salma@gmail.com'],
  ['salma@googlemail.com', 'salma@gmail.com'],
  ['+salma@portal.example', '@portal.example'],
  ['no address', '@no address'],
])('mails to %s reach the mailbox of %s', (email, mailbox) => {
  expect(foldRecipient(email)).toBe(mailbox);
});
