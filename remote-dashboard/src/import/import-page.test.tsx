import { screen, waitFor, within } from '@testing-library/react';
import type { MembersImportReply } from 'shared-api/contract/members/members-import.contract';
import { aMember, api, staffApi } from 'shared-api/testing';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const aReply = (given: Partial<MembersImportReply> = {}): MembersImportReply => ({
  message: '',
  readings: [],
  skipped: [],
  columns: [
    { heading: 'الاسم', example: 'سارة', field: 'name' },
    { heading: 'البريد', example: 'sara@portal.example', field: 'email' },
    { heading: 'الهاتف', example: '0550 10 20 30', field: 'phone' },
  ],
  missing: [],
  rows: 1,
  added: 1,
  present: 0,
  faulty: 0,
  severalHeads: [],
  errors: [],
  errorsCsv: '',
  ...given,
});

/** The head of an office before the form; what is asked of the server, each time, is in `sent`. */
async function open(reply: (fields: FormData) => MembersImportReply) {
  const sent: Record<string, FormDataEntryValue>[] = [];
  const { user } = openDashboard(
    aMember({ role: 'OP' }),
    '/import',
    staffApi.importMembers((fields) => {
      sent.push(Object.fromEntries(fields));
      return reply(fields);
    }),
  );
  const click = async (name: string) => user.click(await screen.findByRole('button', { name }));
  async function readFile(name = 'أعضاء.csv', type = 'text/csv') {
    const form = within(await screen.findByRole('form', { name: messages.title }));
    await user.upload(form.getByLabelText(new RegExp(`^${messages.file}`)), new File(['سارة'], name, { type }));
    await click(messages.read);
  }
  return { user, click, readFile, sent };
}

test('the head of an office reads what is in a file before anybody is added, and of the same file again that it adds nobody', async () => {
  let isKnown = false;
  const { click, readFile, sent } = await open((fields) => {
    const reply = isKnown ? aReply({ added: 0, present: 1 }) : aReply();
    isKnown ||= fields.get('isTrial') === 'false';
    return reply;
  });
  await readFile();
  expect(await screen.findByRole('status', { name: messages.found })).toHaveTextContent(messages.toAdd(1));
  await click(messages.importAll(1));
  expect(await screen.findByRole('status', { name: messages.done })).toHaveTextContent(messages.added(1));
  expect(sent.map(({ isTrial }) => isTrial)).toEqual(['true', 'false']);

  await click(messages.otherFile);
  await readFile();
  expect(await screen.findByText(messages.present(1))).toBeVisible();
  expect(screen.getByRole('button', { name: messages.importAll(0) })).toBeDisabled();
});

test('an administrator reads which offices would have several heads before a file is imported', async () => {
  const { readFile } = await open(() => aReply({ severalHeads: ['مكتب وهران', 'مكتب أدرار'] }));
  await readFile();
  expect(await screen.findByText(messages.severalHeads(['مكتب وهران', 'مكتب أدرار']))).toBeVisible();
});

test('the head of an office says what the columns of a file hold where their headings do not', async () => {
  const columns = ['أ', 'ب', 'ج'].map((heading) => ({ heading, example: heading, field: null }));
  const { user, click, readFile, sent } = await open((fields) =>
    fields.has('columns') ? aReply() : aReply({ columns, missing: ['name', 'email', 'phone'], added: 0 }),
  );
  await readFile();
  expect(await screen.findByText(messages.missing(['name', 'email', 'phone']))).toBeVisible();
  expect(screen.getByRole('button', { name: messages.importAll(0) })).toBeDisabled();
  for (const [heading, field] of [
    ['أ', 'email'],
    ['ب', 'name'],
    ['ج', 'phone'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: messages.fieldOf(heading) }), messages.fields[field]);
  await click(messages.readAgain);
  await click(messages.importAll(1));
  expect(await screen.findByRole('status', { name: messages.done })).toHaveTextContent(messages.added(1));
  expect(sent.map(({ isTrial, columns: chosen }) => [isTrial, chosen])).toEqual([
    ['true', undefined],
    ['true', 'email,name,phone'],
    ['false', 'email,name,phone'],
  ]);
});

test('the head of an office who chooses a spreadsheet that is no CSV reads what to do, and keeps its choice', async () => {
  const { readFile } = await open(() => aReply());
  const sentence = 'احفظه من برنامج الجداول بصيغة CSV';
  const reply = { code: 'validation_failed', message: '', fields: { file: sentence } } as const;
  server.use(api.reject('post', 'dashboard/members/import', 400, reply));
  await readFile('أعضاء.xlsx', 'application/vnd.ms-excel');
  const file = await screen.findByLabelText(new RegExp(`^${messages.file}`));
  await waitFor(() => expect(file).toHaveAccessibleErrorMessage(sentence));
  expect(screen.getByText('أعضاء.xlsx')).toBeVisible();
});

test('who sends a file whose letters are undecided chooses by keyboard the line that is right, and it is imported so', async () => {
  const readings: MembersImportReply['readings'] = [
    { encoding: 'windows-1256', line: 'ة. Benali;e@portal.example' },
    { encoding: 'windows-1252', line: 'É. Benali;e@portal.example' },
  ];
  const unread = { columns: [], rows: 0, added: 0 };
  const { user, click, readFile, sent } = await open((fields) =>
    fields.has('encoding') ? aReply() : aReply({ readings, ...unread }),
  );
  await readFile();
  expect(await screen.findByText(messages.whichReading)).toBeVisible();
  const french = within(screen.getByRole('region', { name: messages.readingOf['windows-1252'] }));
  expect(french.getByText('É. Benali;e@portal.example')).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.importAll(0) })).not.toBeInTheDocument();
  await user.tab();
  await user.tab();
  expect(french.getByRole('button')).toHaveFocus();
  await user.keyboard('{Enter}');
  await click(messages.importAll(1));
  expect(await screen.findByRole('status', { name: messages.done })).toHaveTextContent(messages.added(1));
  expect(sent.map(({ isTrial, encoding }) => [isTrial, encoding])).toEqual([
    ['true', undefined],
    ['true', 'windows-1252'],
    ['false', 'windows-1252'],
  ]);
});

test('who finds neither line right reads how to save the file, and chooses another', async () => {
  const readings: MembersImportReply['readings'] = [{ encoding: 'windows-1256', line: 'Renژe' }];
  const { click, readFile } = await open(() => aReply({ readings, columns: [], rows: 0, added: 0 }));
  await readFile();
  expect(await screen.findByText(messages.noReading)).toBeVisible();
  await click(messages.otherFile);
  expect(await screen.findByRole('form', { name: messages.title })).toBeVisible();
});

test('who sends a list with a title and a column of notes reads that neither is imported', async () => {
  const notes = { heading: 'ملاحظات', example: 'غائب', field: null };
  const empty = { heading: '', example: '', field: null };
  const { readFile } = await open(() =>
    aReply({ skipped: ['قائمة 2026'], columns: [...aReply().columns, notes, empty] }),
  );
  await readFile();
  const found = await screen.findByRole('status', { name: messages.found });
  expect(found).toHaveTextContent(messages.skipped(['قائمة 2026']));
  expect(found).toHaveTextContent(messages.unread(['ملاحظات']));
});
