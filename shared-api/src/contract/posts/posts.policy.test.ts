import { isShownInPerson } from '../members/byline.policy.ts';
import type { Role } from '../members/members.contract.ts';
import { canDeletePost, canEditPost, canPinPost, canPublish, canRestorePost } from './posts.policy.ts';

const own = { author: { id: 'me' } };
const foreign = { author: { id: 'somebody else' } };

test.each([
  // role and whether it is active; edits, deletes and pins its own; deletes another's; is shown in person
  ['AD', true, { edits: true, deletes: true, pins: false, deletesForeign: true, isInPerson: false }],
  ['SG', true, { edits: true, deletes: true, pins: true, deletesForeign: false, isInPerson: true }],
  ['OP', true, { edits: true, deletes: true, pins: false, deletesForeign: false, isInPerson: false }],
  ['OM', true, { edits: true, deletes: true, pins: false, deletesForeign: false, isInPerson: false }],
  ['AD', false, { edits: false, deletes: false, pins: false, deletesForeign: false, isInPerson: false }],
  ['SG', false, { edits: false, deletes: false, pins: false, deletesForeign: false, isInPerson: true }],
] as const)('an author of role %s, active: %s, keeps within its rights over posts', (role, Active, rights) => {
  const viewer = { id: 'me', role: role satisfies Role, Active };
  expect({
    edits: canEditPost(viewer, own),
    deletes: canDeletePost(viewer, own),
    pins: canPinPost(viewer, own),
    deletesForeign: canDeletePost(viewer, foreign),
    isInPerson: isShownInPerson(viewer),
  }).toEqual(rights);
  expect([canEditPost(viewer, foreign), canPinPost(viewer, foreign)]).toEqual([false, false]);
  expect(canPublish(viewer)).toBe(Active);
});

test.each([
  // its own, deleted by itself and by staff; another's, removed by staff of its office and of another, and by its author
  ['AD', [true, true, true, true, false]],
  ['OP', [true, false, true, false, false]],
  ['SG', [true, false, false, false, false]],
  ['OM', [true, false, false, false, false]],
] as const)('%s restores what it deleted itself, or what staff removed in its care from others', (role, rights) => {
  const office = { id: 'here' };
  const viewer = { id: 'me', role, Active: true, office };
  const own = { author: { id: 'me', office } };
  const foreign = (id: string) => ({ author: { id: 'somebody else', office: { id } }, isByStaff: true });
  const posts = [
    { ...own, isByStaff: false },
    { ...own, isByStaff: true },
    foreign('here'),
    foreign('elsewhere'),
    { ...foreign('here'), isByStaff: false },
  ];
  expect(posts.map((post) => canRestorePost(viewer, post))).toEqual(rights);
});
