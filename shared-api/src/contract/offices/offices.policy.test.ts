import { canReadMessages } from '../contact.policy.ts';
import { canModeratePost } from '../posts/posts.policy.ts';
import { canAddOffices, canCloseOffices, canEditOffice } from './offices.policy.ts';

const ours = { id: 'ours' };
const theirs = { id: 'theirs' };

test.each([
  // role, adds and closes offices, edits its own, edits another, reads messages, moderates own, moderates elsewhere
  ['AD', true, true, true, true, true, true],
  ['SG', false, false, false, false, false, false],
  ['OP', false, true, false, false, true, false],
  ['OM', false, false, false, false, false, false],
] as const)(
  'an %s keeps within its rights',
  (role, adds, editsOwn, editsOther, reads, moderatesOwn, moderatesOther) => {
    const viewer = { id: 'viewer', role, office: ours };
    expect([canAddOffices(viewer), canCloseOffices(viewer)]).toEqual([adds, adds]);
    expect([canEditOffice(viewer, ours), canEditOffice(viewer, theirs)]).toEqual([editsOwn, editsOther]);
    expect(canReadMessages(viewer)).toBe(reads);
    const may = (office: { id: string }) => canModeratePost(viewer, { author: { office } });
    expect([may(ours), may(theirs)]).toEqual([moderatesOwn, moderatesOther]);
  },
);
