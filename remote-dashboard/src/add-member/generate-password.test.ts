import { limits } from 'shared-api/contract/limits';
import { generatePassword } from './generate-password.ts';

test('a generated password is long enough, easy to read out, and never the same', () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-zA-Z2-9]{4}-){2}[a-zA-Z2-9]{4}$/);
    expect(password).not.toMatch(/[lIoO01i]/);
    expect(password.length).toBeGreaterThanOrEqual(limits.password[0]);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});
