import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** In three days, when no clock of this run reaches it. */
const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

/** Announces an event with so many places in the name of who is signed in. @returns the id of its announcement */
export async function announceEvent(request: APIRequestContext, title: string, places: number): Promise<string> {
  const { member } = await (await request.get('/api/auth/session')).json();
  const event = { isEvent: 'yes', eventBegins: `${day}T10:00`, eventEnds: `${day}T12:00`, eventPlace: 'القاعة الكبرى' };
  const text = { title, content: '<p>ندعوكم إلى الحضور.</p>', type: 'Ad', author: member.id };
  const reply = await request.post('/api/post', { multipart: { ...text, ...event, eventCapacity: String(places) } });
  expect(reply.status()).toBe(201);
  return (await reply.json()).post.id;
}
