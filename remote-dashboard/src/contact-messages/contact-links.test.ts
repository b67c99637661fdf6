/** @jest-environment node */
import { contactLinks } from './contact-links.ts';

test.each([
  ['salma@portal.example', { mail: 'mailto:salma@portal.example' }],
  ['a+b@portal.example', { mail: 'mailto:a%2Bb@portal.example' }],
  ['+213 550 (10) 20-30', { call: 'tel:+213550102030', whatsApp: 'https://wa.me/213550102030' }],
  ['0661 23 45 67', { call: 'tel:0661234567', whatsApp: 'https://wa.me/213661234567' }],
  ['+213 (0) 550-10-20-30', { call: 'tel:+213550102030', whatsApp: 'https://wa.me/213550102030' }],
  ['021 63 14 99', { call: 'tel:021631499' }],
  ['00000', { call: 'tel:00000' }],
])('a visitor who left %s is reached there', (contact, links) => {
  expect(contactLinks(contact)).toEqual(links);
});
