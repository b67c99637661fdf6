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
let received: (Change | undefined)[];
let stop: () => void;
const line = () => HandSource.all.at(-1) as HandSource;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { EventSource: HandSource });
  HandSource.all = [];
  received = [];
  stop = followChanges((each) => received.push(each));
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
  expect(received).toEqual([change]);
});

test('while the connection is broken everything is refetched at intervals, and once more when it is back', () => {
  line().onopen();
  line().lose(false);
  jest.advanceTimersByTime(25_000);
  expect(received).toEqual([undefined, undefined]);
  line().onopen();
  expect(received).toHaveLength(3);
  jest.advanceTimersByTime(60_000);
  expect(received).toHaveLength(3);
});

test('a connection that was rejected is opened again', () => {
  line().lose(true);
  jest.advanceTimersByTime(10_000);
  expect(HandSource.all).toHaveLength(2);
  line().onopen();
  line().say(change);
  expect(received).toEqual([undefined, undefined, change]);
});

test('in a browser without EventSource everything is refetched at intervals', () => {
  stop();
  Reflect.deleteProperty(globalThis, 'EventSource');
  stop = followChanges((each) => received.push(each));
  jest.advanceTimersByTime(25_000);
  expect(received).toEqual([undefined, undefined]);
});

test('who left hears no more', () => {
  line().lose(false);
  stop();
  jest.advanceTimersByTime(60_000);
  expect(received).toEqual([]);
  expect(line().readyState).toBe(HandSource.CLOSED);
});
