import { aDraft } from 'shared-api/testing';
import { postFormMessages as messages } from '../messages.ts';
import * as on from './draft-state.ts';
import { blankDraft } from './stored-draft.ts';

const [before, now] = [{ version: 'before' }, { version: 'now' }];
const form: on.FormSnapshot = { version: now, image: undefined, isBlank: false, isOpen: true, isFree: true };
const moreTyped = { ...form, version: {} };
const untouched = { ...form, isBlank: true };
const ref = { id: 'first', version: 1, device: 'phone' };
const newRef = { id: 'second', version: 0, device: 'phone' };
const draft = aDraft({ version: 2, image: '/media/a.webp' });
const aState = (change: Partial<on.DraftState> = {}) => ({ ...on.firstDraftState(undefined, before), ref, ...change });
const sent = { draft: blankDraft, version: now, image: undefined };
const picture = new Blob(['picture']);

test.each<[string, Partial<on.DraftState>, Partial<on.FormSnapshot>]>([
  ['the server has it', { savedVersion: now }, {}],
  ['nothing was typed', { ref: newRef }, { isBlank: true }],
  ['a post is being published, or its author has signed out', {}, { isFree: false }],
  ['its author has not decided between two texts', { conflict: draft }, {}],
  ['the server rejected this very text', { rejectedVersion: now }, {}],
])('a draft is not sent where %s', (_, state, written) => {
  expect(on.send(aState(), form)[1]).toEqual(['send', false]);
  expect(on.send(aState(state), { ...form, ...written })).toHaveLength(1);
});

test('a draft is sent again where that failed or more was typed meanwhile, unless the form has gone', () => {
  const isOpen = false;
  expect(on.failed(aState(), form, 'x')[1]).toEqual(['sendLater', 10_000]);
  expect(on.failed(aState(), { ...form, isOpen }, 'x')).toHaveLength(1);
  expect(on.saved(aState(), moreTyped, draft, sent, false)[1]).toEqual(['sendLater', 3_000]);
  expect(on.saved(aState(), { ...moreTyped, isOpen }, draft, sent, false)).toHaveLength(1);
  expect(on.saved(aState(), form, draft, sent, false)).toHaveLength(1);
});

test('a saved draft has the version and the picture of the server, and says so where nothing was typed since', () => {
  const state = aState({ conflict: draft, lacksPictures: true });
  const [next, ...effects] = on.saved(state, form, draft, sent, true);
  const ofServer = { ref: { ...ref, version: 2 }, saved: { image: draft.image }, status: messages.draftSaved };
  expect(next).toMatchObject({ ...ofServer, conflict: undefined, lacksPictures: undefined });
  expect(effects).toMatchObject([['store', { ref: ofServer.ref, isSaved: true }]]);
  expect(on.saved(state, moreTyped, draft, sent, true)[0].status).toBeUndefined();
});

test('a picture is stored with no draft: one that the server lacks is missed later, until it is taken off', () => {
  const chosen = { ...form, image: picture };
  expect(on.store(aState(), chosen)[1]).toMatchObject(['store', { lacksPictures: true }]);
  const state = aState({ savedFile: picture, saved: { image: '/media/a.webp', picture: null } });
  expect(on.store(state, chosen)[1]).toMatchObject(['store', { lacksPictures: undefined, picture: state.saved }]);
  expect(on.changed(state, form)[0]).toMatchObject({ savedFile: undefined, saved: { image: null } });
});

test('a form from which all was taken before anything was saved leaves nothing in the browser', () => {
  const state = aState({ ref: newRef, status: messages.draftKept });
  expect(on.store(state, untouched)).toEqual([{ ...state, status: undefined }, ['store']]);
  const lostGallery = [{ alt: 'شجرة', caption: '' }];
  expect(on.store({ ...state, lostGallery }, untouched)[1]).toMatchObject(['store', { lostGallery }]);
});

test('a text is published under one key however often it is sent, and another text under another', () => {
  const [first] = on.publishing(aState(), form, now, 'a');
  expect(on.publishing(first, form, now, 'b')[0].published.key).toBe('a');
  expect(on.publishing(first, form, {}, 'b')[0].published.key).toBe('b');
});

test('what is written on after its draft has gone is another draft, whose pictures are sent again', () => {
  const images = new Map([['data:', '/media/a.webp']]);
  const state = aState({ savedFile: picture, savedVersion: now, images, gallery: images });
  for (const event of [on.gone, on.continued]) {
    const [next, ...effects] = event(state, form, newRef);
    expect(next).toMatchObject({ ref: newRef, savedFile: undefined, savedVersion: undefined });
    expect([next.images.size, next.gallery.size, effects.at(-1)?.[0]]).toEqual([0, 0, 'sendLater']);
  }
});
