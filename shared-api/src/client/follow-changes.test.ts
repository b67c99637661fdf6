import { jest } from '@jest/globals';
import type { Change } from '../contract/notifications/changes.contract.ts';
import { followChanges } from './follow-changes.ts';

/** A line that is opened, spoken on, and broken by hand. */
class HandSource {
  static readonly CLOSED = 2;
  static all: HandSource[] = [];
  readyState = 0;
  onopen = () => undefined;
  onerror = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  constructor() {
    HandSource.all.push(this);
  }
  close() {
    this.readyState = HandSource.CLOSED;
  }
  say(change: Change) {
    this.onmessage({ data: JSON.stringify(change) });
  }
  lose(isFinal: boolean) {
    if (isFinal) this.close();
    this.onerror();
  }
}

const change: Change = { noun: 'members', change: 'changed', id: 'it' };
let heard: (Change | undefined)[];
let stop: () => void;
const line = () => HandSource.all.at(-1) as HandSource;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: HandSource });
  HandSource.all = [];
  heard = [];
  stop = followChanges((each) => heard.push(each));
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

test('staff hears a change as it happens, and nothing while nothing happens', () => {
  line().onopen();
  line().say(change);
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual([change]);
});

test('while the connection is broken everything is refetched at intervals, and once more when it is back', () => {
  line().onopen();
  line().lose(false);
  jest.advanceTimersByTime(25_000);
  expect(heard).toEqual([undefined, undefined]);
  line().onopen();
  expect(heard).toHaveLength(3);
  jest.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(3);
});

test('a connection that was rejected is opened again', () => {
  line().lose(true);
  jest.advanceTimersByTime(10_000);
  expect(HandSource.all).toHaveLength(2);
  line().onopen();
  line().say(change);
  expect(heard).toEqual([undefined, undefined, change]);
});

test('in a browser without EventSource everything is refetched at intervals', () => {
  stop();
  Reflect.deleteProperty(globalThis, 'EventSource');
  stop = followChanges((each) => heard.push(each));
  jest.advanceTimersByTime(25_000);
  expect(heard).toEqual([undefined, undefined]);
});

test('who left hears no more', () => {
  line().lose(false);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(heard).toEqual([]);
  expect(line().readyState).toBe(HandSource.CLOSED);
});
