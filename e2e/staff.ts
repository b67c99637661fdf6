import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import { emailOf, expect, password, requestOf, type SignInTarget, signIn } from './fixtures.ts';

type NewMember = { role: 'AD' | 'SG' | 'OP' | 'OM'; officeId: string };

/** A name that nobody else has. */
export const aName = (beginning: string) => `${beginning} ${randomUUID().slice(0, 8)}`;

/** The office of that name, as the signed-in member sees it. */
export async function findOffice(request: APIRequestContext, name: string): Promise<ManagedOffice> {
  const { offices } = await (await request.get('/api/dashboard/offices')).json();
  const office = offices.find((each: ManagedOffice) => each.name === name);
  expect(office, `there is no office ${name}`).toBeDefined();
  return office;
}

/** An office of the test's own, made by the signed-in administrator. */
export async function insertOffice(request: APIRequestContext): Promise<ManagedOffice> {
  const multipart = { name: aName('مكتب'), email: 'office@portal.example', phone: '041 10 20 30' };
  expect((await request.post('/api/dashboard/office', { multipart })).status()).toBe(201);
  return findOffice(request, multipart.name);
}

/** A member of the test's own, added by the signed-in member. */
export async function insertMember(request: APIRequestContext, { role, officeId }: NewMember): Promise<PrivateMember> {
  const name = aName('عضو');
  const multipart = { name, email: `${randomUUID()}@portal.example`, phone: '0550 10 20 30', role, officeId, password };
  const reply = await request.post('/api/dashboard/member', { multipart });
  expect(reply.status()).toBe(201);
  return (await reply.json()).member;
}

/** What staff that was added does first, signed in with `request`: till then it may not work. */
export async function chooseOwnPassword(request: APIRequestContext, { id, name, email }: PrivateMember) {
  const multipart = { name, email, password, confirmPassword: password };
  expect((await request.put(`/api/auth/update/${id}`, { multipart })).status()).toBe(200);
}

/** Adds an ordinary member of the journey's own, in the name of an administrator. */
export async function insertOwnMember(target: SignInTarget): Promise<PrivateMember> {
  await signIn(target, emailOf('ad'));
  const request = requestOf(target);
  const { id: officeId } = await findOffice(request, 'وهران');
  return insertMember(request, { role: 'OM', officeId });
}

/** The same, signed in: what it does to its account holds up no other journey. */
export async function signInAsOwnMember(target: SignInTarget): Promise<PrivateMember> {
  const { email } = await insertOwnMember(target);
  return signIn(target, email);
}

/** The row of a list, or its card on a phone. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: name });

/** Unfolds a row of a phone's list; in the table of a desk nothing is folded. */
export async function unfold(row: Locator) {
  await expect(row).toBeVisible();
  const folded = row.locator('xpath=self::li/details[not(@open)]/summary');
  if ((await folded.count()) > 0) await folded.first().click();
}

/** Searches the list until nothing but `name` is in it. */
export async function searchFor(page: Page, name: string) {
  const field = page.getByRole('searchbox', { name: 'البحث في الأعضاء' });
  const fold = page.getByText('البحث والتصفية', { exact: true });
  await expect(field.or(fold).first()).toBeVisible();
  if (!(await field.isVisible())) await fold.click();
  await field.fill(name);
  await expect(page.getByText('عضو واحد', { exact: true })).toBeVisible();
}

/** Does what is rarely done with a member, as the menu of its row offers it, or on a phone the unfolded row. */
export async function chooseInMenu(row: Locator, words: string) {
  await unfold(row);
  const menu = row.getByText('المزيد', { exact: true });
  if (await menu.isVisible()) await menu.click();
  await row.getByRole('button', { name: new RegExp(`^${words}: `) }).click();
}
