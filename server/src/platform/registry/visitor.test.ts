import { visitors } from 'deploy/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorOf } from './visitor.ts';

const visit = (cookies: Record<string, string>, isRollout = true) => {
  const given: string[] = [];
  const reply = { setCookie: (_: string, value: string) => given.push(value) };
  const visitor = visitorOf({ cookies } as FastifyRequest, reply as unknown as FastifyReply, isRollout);
  return { visitor, given };
};

test('10 000 newcomers in a row get every number once, so that a rollout of 10 % reaches a tenth of them', () => {
  const numbers = Array.from({ length: visitors }, () => visit({}).visitor);
  expect(new Set(numbers).size).toBe(visitors);
  expect(Math.max(...numbers)).toBe(visitors - 1);
});

test('a visitor keeps the number, and nobody gets one while there is no rollout', () => {
  expect(visit({ visitor: '42' })).toEqual({ visitor: 42, given: [] });
  expect(visit({}, false).given).toEqual([]);
  expect(visit({}).given).toHaveLength(1);
});

test.each(['', '-1', '10000', '1e3', 'abc'])('a visitor who brings %j for a number gets a new one', (visitor) => {
  expect(visit({ visitor }).given).toHaveLength(1);
});
