import { waitFor } from '@testing-library/react';
import { aMember, api, draftsApi, roundTrip, signInAs, startApiServer } from 'shared-api/testing';
import { createFormState } from 'shared-ui/form';
import { postFormMessages as messages } from '../messages.ts';
import { createDraftSaver } from './draft-saver.ts';
import { aNewRef, blankDraft, readDraft, storeDraft, toDraft } from './stored-draft.ts';

const server = startApiServer();
const { id: memberId, ...author } = aMember();

function start() {
  localStorage.clear();
  signInAs({ ...author, id: memberId });
  const { drafts, handlers } = draftsApi();
  server.use(...handlers);
  const form = createFormState(blankDraft);
  const saver = createDraftSaver({ memberId, form, found: undefined });
  return { drafts, form, saver, stop: saver.start() };
}

test('what is typed is stored in the browser before it is sent, and again once the server has it', async () => {
  const { drafts, form, saver, stop } = start();
  form.change('title', 'حملة');
  await waitFor(() => expect(saver.view().status).toBe(messages.draftKept));
  expect(readDraft(memberId)).toMatchObject({ draft: { title: 'حملة' }, isSaved: false });
  expect(await saver.saveAll()).toMatchObject({ version: 1 });
  expect(readDraft(memberId)).toMatchObject({ isSaved: true, ref: { version: 1 } });
  expect(drafts).toMatchObject([{ title: 'حملة' }]);
  stop();
});

test('an answer that another request overtook says nothing of the draft', async () => {
  const { drafts, form, saver, stop } = start();
  const arrived = Promise.withResolvers<void>();
  server.use(api.held('put', 'draft/:id', arrived.promise));
  form.change('title', 'حملة');
  const first = saver.saveAll();
  const shown: unknown[] = [];
  saver.subscribe(() => shown.push(saver.view().status));
  form.change('title', 'حملة تشجير');
  const second = saver.saveAll();
  arrived.resolve();
  expect(await second).toMatchObject({ version: 1 });
  await first;
  expect(shown).not.toContain(messages.draftUnsent);
  expect(drafts).toMatchObject([{ title: 'حملة تشجير', version: 1 }]);
  stop();
});

test('a form that goes sends what is left of it, and its answer says nothing of another draft of the same words', async () => {
  const { drafts, form, stop } = start();
  const arrived = Promise.withResolvers<void>();
  server.use(api.held('put', 'draft/:id', arrived.promise));
  form.change('title', 'حملة');
  stop();
  storeDraft(memberId, toDraft(form.values()), { ref: aNewRef(), lacksPictures: true });
  arrived.resolve();
  await roundTrip(server);
  expect(drafts).toMatchObject([{ title: 'حملة' }]);
  expect(readDraft(memberId)).toMatchObject({ isSaved: undefined, lacksPictures: true });
});
