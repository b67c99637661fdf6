import { aForm } from '../../../../test/a-form.ts';
import type { CallInputs, Subject } from '../../../../test/calls.ts';
import {
  insertAttendance,
  insertDraft,
  insertEvent,
  insertEventVisitor,
  insertPost,
  insertRevision,
  insertTrashed,
  someone,
} from '../../../../test/factories.ts';
import { toMailedToken } from '../../../platform/credentials/mailed-token.ts';

const aText = { title: 'حملة', content: '<p>نص</p>' };

const aPost = async ({ db, member }: Subject) => ({
  params: { id: (await insertPost(db, member, { version: 2 })).id },
});

/** In the trash, by staff. */
const aRemovedPost = async ({ db, member }: Subject) => ({
  params: { id: (await insertTrashed(db, member, { trashed_by: null })).id },
});

/** @returns the id of its announcement */
async function anEvent({ db, member }: Subject) {
  const post = await insertPost(db, member, { type: 'Ad' });
  await insertEvent(db, post);
  return post.id;
}

/** @returns what its mails carry */
const aVisitTo = (purpose: 'confirm' | 'cancel') => async (subject: Subject) => {
  const visitor = await insertEventVisitor(subject.db, { id: await anEvent(subject) });
  return { payload: { token: toMailedToken(visitor, purpose) } };
};

export const calls: CallInputs = {
  'POST /api/post': ({ callerId }) => ({ payload: aForm({ ...aText, author: callerId, type: 'Post' }) }),
  '/api/post/:id': aPost,
  '/api/dashboard/post/:id': aPost,
  'PUT /api/post/:id': () => ({ payload: aForm({ ...aText, type: 'Ad' }) }),
  'PUT /api/post/:id/pin': () => ({ payload: { pinned: true } }),
  'DELETE /api/dashboard/post/:id': () => ({ payload: { reason: 'سبب' } }),
  '/api/post/:id/revisions/:version': async ({ db, member }) => {
    const { postId, version } = await insertRevision(db, await insertPost(db, member, { version: 2 }), member);
    return { params: { id: postId, version: String(version) } };
  },

  '/api/draft/:id': async ({ db, member }) => ({ params: { id: (await insertDraft(db, member)).id } }),
  'PUT /api/draft/:id': () => ({ payload: aForm({ ...aText, type: 'Post' }) }),
  'PUT /api/draft/:id/schedule': () => ({
    payload: { at: new Date(Date.now() + 86_400_000).toISOString().slice(0, 16) },
  }),
  'POST /api/draft/:id/publish': async ({ db, member }) => {
    const scheduled = { status: 'scheduled' as const, scheduled_for: new Date(Date.now() + 86_400_000) };
    return { params: { id: (await insertDraft(db, member, scheduled)).id } };
  },
  '/api/trash/:id': aRemovedPost,

  'POST /api/events/visitors': async (subject) => ({ payload: { ...someone(), event: await anEvent(subject) } }),
  'POST /api/events/visitors/confirm': aVisitTo('confirm'),
  'POST /api/events/visitors/cancel': aVisitTo('cancel'),
  '/api/events/:id': async (subject) => ({ params: { id: await anEvent(subject) } }),
  '/api/events/:id/attendees/:attendee': async (subject) => {
    const id = await anEvent(subject);
    const attendee = await insertAttendance(subject.db, id, { member_id: subject.member.id });
    return { params: { id, attendee } };
  },
};
