import { jest } from '@jest/globals';
import { browserStorage, tabStorage } from './browser-storage.ts';

const storages = [
  ['browser', browserStorage],
  ['tab', tabStorage],
] as const;

test.each(storages)('what a %s stores is read by its name until it is removed', (_, storage) => {
  expect(storage.read('office')).toBeNull();
  expect(storage.write('office', 'oran')).toBe(true);
  expect(storage.read('office')).toBe('oran');
  expect(storage.names()).toEqual(['office']);
  expect(storage.write('office', null)).toBe(true);
  expect(storage.read('office')).toBeNull();
});

test.each(storages)('a %s that allows no storage has nothing in it and says that it stored nothing', (_, storage) => {
  const area = jest.spyOn(globalThis, storage === tabStorage ? 'sessionStorage' : 'localStorage', 'get');
  area.mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([storage.read('office'), storage.names(), storage.write('office', 'oran')]).toEqual([undefined, [], false]);
  area.mockRestore();
});
