import { limits } from 'shared-api/contract/limits';
import { bounds, phoneBounds } from './bounds.ts';
import { findFaults } from './find-faults.ts';
import { messages } from './messages.ts';

const attributes = {
  name: { ...bounds(limits.name), required: '' },
  email: { ...bounds(limits.email), type: 'email', required: '' },
  phone: { ...phoneBounds, type: 'tel', required: '' },
  password: { ...bounds(limits.password), required: '' },
  bio: bounds(limits.bio),
};
type Name = keyof typeof attributes;

function aForm(name: Name, value: string) {
  const form = document.createElement('form');
  const control = document.createElement('input');
  for (const [key, given] of Object.entries({ ...attributes[name], name })) control.setAttribute(key, String(given));
  control.value = value;
  form.append(control);
  return form;
}

const letters = (count: number) => 'م'.repeat(count);
const marked = 'مَّ'; // one letter to a reader, three to a machine

test.each<[Name, string, string | undefined]>([
  ['name', '', messages.missing],
  ['name', '   ', messages.missing],
  ['name', 'م', 'اكتب حرفين على الأقل'],
  ['name', 'مي', undefined],
  ['name', marked.repeat(100), undefined],
  ['name', letters(101), 'لا تتجاوز 100 حرف'],
  ['email', 'amine', messages.badEmail],
  ['email', 'amine@portal.example', undefined],
  ['phone', '0550-abc', messages.badPhone],
  ['phone', '0550', 'اكتب 5 أحرف على الأقل'],
  ['phone', '+213 (0) 550-10', undefined],
  ['phone', '1'.repeat(21), 'لا تتجاوز 20 حرفًا'],
  ['password', ' 123456 ', undefined],
  ['password', '1234567', 'اكتب 8 أحرف على الأقل'],
  ['bio', '', undefined],
  ['bio', letters(301), 'لا تتجاوز 300 حرف'],
])('of %s «%s» a form says what is wrong before it is sent', (name, value, fault) => {
  expect(findFaults(aForm(name, value))).toEqual(fault ? { [name]: fault } : {});
});
