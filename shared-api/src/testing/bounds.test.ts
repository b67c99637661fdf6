/** @jest-environment node */
import * as v from 'valibot';
import { ContactRequest, OpenContactMessage } from '../contract/contact.contract.ts';
import { limits } from '../contract/limits.ts';
import { AddMemberForm, PrivateMember } from '../contract/members/members.contract.ts';
import { AddOfficeForm, ManagedOffice } from '../contract/offices/offices.contract.ts';
import { postTextLimits, postTextNames } from '../contract/posts/post-texts.ts';
import { Post, PostForm } from '../contract/posts/posts.contract.ts';
import { visibleLength } from '../contract/text/text.contract.ts';
import {
  aLongestContactMessage,
  aLongestMember,
  aLongestOffice,
  aLongestPost,
  anEmptiestContactMessage,
  anEmptiestMember,
  anEmptiestOffice,
  anEmptiestPost,
} from './bounds.ts';

type Bounds = readonly [min: number, max: number];

function expectBound(side: 'min' | 'max', values: [text: string | null, bounds: Bounds][]) {
  const lengths = values.map(([text]) => visibleLength(text ?? ''));
  expect(lengths).toEqual(values.map(([, [min, max]]) => (side === 'min' ? min : max)));
}

test('a member can be as long and as empty as the fixtures, and no more', () => {
  const password = 'x'.repeat(8);
  for (const member of [aLongestMember(), anEmptiestMember()]) {
    expect(v.parse(PrivateMember, member)).toEqual(member);
    expect(v.is(AddMemberForm, { ...member, officeId: member.office.id, password })).toBe(true);
  }
  const { name, email, phone, bio, about, description } = aLongestMember();
  expectBound('max', [
    [name, limits.name],
    [email, limits.email],
    [phone, limits.phone],
    [bio, limits.bio],
    [about, limits.about],
    [description, limits.about],
  ]);
  const emptiest = anEmptiestMember();
  expectBound('min', [
    [emptiest.name, limits.name],
    [emptiest.phone, limits.phone],
    [emptiest.bio, limits.bio],
    [emptiest.about, limits.about],
  ]);
});

test('an office can be as long and as empty as the fixtures, and no more', () => {
  const longest = aLongestOffice();
  for (const office of [longest, anEmptiestOffice()]) expect(v.parse(ManagedOffice, office)).toEqual(office);
  expect(v.is(AddOfficeForm, longest)).toBe(true);
  expectBound('max', [
    [longest.name, limits.name],
    [longest.email, limits.email],
    [longest.phone, limits.phone],
  ]);
  expectBound('min', [[anEmptiestOffice().name, limits.name]]);
});

test('a post can be as long and as empty as the fixtures, and no more', () => {
  for (const post of [aLongestPost(), anEmptiestPost()]) {
    expect(v.parse(Post, post).title).toBe(post.title);
    expect(v.is(PostForm, post)).toBe(true);
  }
  expectBound('max', [
    [aLongestPost().title, limits.title],
    ...postTextNames.map((name): [string, Bounds] => [aLongestPost()[name], postTextLimits[name]]),
    [aLongestPost().excerpt, [0, limits.excerptLength]],
  ]);
  expectBound('min', [
    [anEmptiestPost().title, limits.title],
    ...postTextNames.map((name): [string, Bounds] => [anEmptiestPost()[name], postTextLimits[name]]),
  ]);
});

test('a visitor can leave a message as long and as short as the fixtures, and no more', () => {
  for (const message of [aLongestContactMessage(), anEmptiestContactMessage()]) {
    expect(v.parse(OpenContactMessage, message)).toEqual(message);
    expect(v.is(ContactRequest, { ...message, email: message.contact })).toBe(true);
  }
  const longest = aLongestContactMessage();
  expectBound('max', [
    [longest.name, limits.name],
    [longest.contact, limits.email],
    [longest.message, limits.message],
  ]);
  const shortest = anEmptiestContactMessage();
  expectBound('min', [
    [shortest.name, limits.name],
    [shortest.contact, limits.phone],
    [shortest.message, limits.message],
  ]);
});
