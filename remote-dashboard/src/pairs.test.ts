import { pairs, rolePairs } from './pairs.ts';

/** Of the spec's sections 2 (controls and the office's state), 5 (roles, and the office form) and 8 (errors and successes). */
const literals = [
  'Add Member',
  'Close Form',
  'Cancel',
  'Active',
  'Inactive',
  'add office',
  'new office',
  'Admin',
  'Secritaire general',
  'Office President',
  'Office Member',
  'Please fill all fields',
  'Error adding that office',
  'Error fetching office statistics',
  'An error occurred while adding the member',
  'Error activating member',
  'Error editing member state',
  'Error deleting member',
  'Error updating member role',
];
const all = [...Object.values(pairs), ...Object.values(rolePairs)];

test.each(literals)('staff reads «%s» after its Arabic', (literal) => {
  expect(all.find(({ en }) => en === literal)?.ar).toMatch(/^[\p{Script=Arabic}\p{M}\s.]+$/u);
});

test('staff reads no English but that of the spec', () => {
  expect(all.map(({ en }) => en).sort()).toEqual(literals.toSorted());
});
