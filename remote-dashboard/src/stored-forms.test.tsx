import { screen, waitFor, within } from '@testing-library/react';
import { aManagedOffice, aMember, aPost, api, staffApi } from 'shared-api/testing';
import { messages as addMessages } from './add-member/messages.ts';
import { messages as applicantMessages } from './applicants/messages.ts';
import { actionOn } from './lists/action-on.ts';
import { messages as memberMessages } from './members/messages.ts';
import { messages as officeMessages } from './offices/messages.ts';
import { messages as postMessages } from './posts/messages.ts';
import { openDashboard, server, type User } from './testing/open-dashboard.ts';

const oran = aManagedOffice({ name: 'وهران' });
const adrar = aManagedOffice({ name: 'أدرار' });
const admin = aMember({
  role: 'AD',
  office: { id: oran.id, name: oran.name, kind: oran.kind, cover: null, isActive: true },
});
const salma = aMember({ name: 'سلمى' });
const nadia = aMember({ name: 'نادية', Active: false });
const drive = aPost({ title: 'حملة تبرع' });
const reason = 'يخالف القواعد';
const amine = { name: 'أمين', email: 'amine@portal.example', phone: '0550 10 20 30' };

type Scope = ReturnType<typeof within>;
type Form = {
  what: string;
  at: string;
  call: readonly ['post' | 'put' | 'delete', string];
  opens: string;
  /** Whether the button stands in the menu of a row. */
  inMenu?: boolean;
  typed: Record<string, string>;
  sends: string;
  says: string;
};

const forms: Form[] = [
  {
    what: 'adds a member',
    at: '',
    call: ['post', 'dashboard/member'],
    opens: 'إضافة عضو Add Member',
    typed: {
      [addMessages.name]: amine.name,
      [addMessages.email]: amine.email,
      [addMessages.phone]: amine.phone,
      [addMessages.office]: adrar.name,
      [addMessages.password]: 'tadamon-1999',
      [addMessages.bio]: 'طالب',
      [addMessages.description]: 'متطوّع',
    },
    sends: 'إضافة عضو Add Member',
    says: 'An error occurred while adding the member',
  },
  {
    what: 'makes a new office',
    at: '/offices',
    call: ['post', 'dashboard/office'],
    opens: 'إضافة مكتب add office',
    typed: {
      [officeMessages.name]: 'تندوف',
      [officeMessages.email]: amine.email,
      [officeMessages.phone]: amine.phone,
    },
    sends: officeMessages.save,
    says: 'Error adding that office',
  },
  {
    what: 'edits an office',
    at: '/offices',
    call: ['put', 'dashboard/office'],
    opens: actionOn(officeMessages.edit, adrar.name),
    typed: {
      [officeMessages.name]: 'أدرار الكبرى',
      [officeMessages.email]: amine.email,
      [officeMessages.phone]: '049 10 20 31',
    },
    sends: officeMessages.save,
    says: 'Error adding that office',
  },
  {
    what: 'transfers a member',
    at: '',
    call: ['put', `dashboard/member/${salma.id}/office`],
    inMenu: true,
    opens: actionOn(memberMessages.move, salma.name),
    typed: { [memberMessages.newOffice]: adrar.name },
    sends: memberMessages.moveConfirm,
    says: memberMessages.moveFailed,
  },
  {
    what: 'refuses an applicant',
    at: '/applicants',
    call: ['post', `dashboard/applicants/${nadia.id}/refuse`],
    opens: applicantMessages.rejectName(nadia.name),
    typed: { السبب: reason },
    sends: applicantMessages.rejectAction,
    says: applicantMessages.rejectFailed,
  },
  {
    what: 'removes a post',
    at: '/posts',
    call: ['delete', `dashboard/post/${drive.id}`],
    inMenu: true,
    opens: postMessages.removeName(drive.title),
    typed: { السبب: reason },
    sends: postMessages.removeAction,
    says: 'حدث خطأ أثناء حذف المنشور',
  },
];

const failures = [
  [
    'is refused',
    ([method, path]: Form['call']) =>
      api.reject(method, path, 403, { code: 'forbidden', message: 'لا تملك صلاحية القيام بهذا.' }),
  ],
  ['has no network', ([method, path]: Form['call']) => api.unreachable(method, path)],
  [
    'meets a server that fails',
    ([method, path]: Form['call']) =>
      api.reject(method, path, 500, { code: 'internal', message: 'حدث خطأ غير متوقع في الخادم.' }),
  ],
] as const;

function openAt(at: string) {
  return openDashboard(
    admin,
    at,
    staffApi.offices([oran, adrar]),
    staffApi.members(() => [salma]),
    staffApi.applicants(() => [nadia]),
    staffApi.posts(() => [drive]),
  );
}

const field = (form: Scope, label: string) => form.getByLabelText(new RegExp(`^${label}`));

async function openForm(user: User, { opens, inMenu }: Form) {
  if (inMenu) await user.click(await screen.findByText(memberMessages.more));
  const button = await screen.findByRole('button', { name: opens });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  return within(
    (await screen.findAllByRole(opens === 'إضافة عضو Add Member' ? 'form' : 'dialog')).at(-1) as HTMLElement,
  );
}

const cases = forms.flatMap((form) => failures.map(([when, failure]) => ({ ...form, when, failure })));

test.each(cases)('an admin who $what and $when reads so, and loses nothing of what was typed', async (given) => {
  const { user } = openAt(given.at);
  const form = await openForm(user, given);
  for (const [label, value] of Object.entries(given.typed)) {
    const control = field(form, label);
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      await user.type(control, value);
    }
  }
  server.use(given.failure(given.call));
  await user.click(form.getByRole('button', { name: given.sends }));
  expect(await screen.findByText(given.says)).toBeVisible();
  for (const [label, value] of Object.entries(given.typed)) expect(field(form, label)).toHaveDisplayValue(value);
  await waitFor(() => expect(form.getByRole('button', { name: given.sends })).not.toHaveAttribute('aria-busy', 'true'));
});
