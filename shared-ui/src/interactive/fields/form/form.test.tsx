import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { messages } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';
import type { Schema } from './schema.ts';
import { SelectInput } from './select-input.tsx';
import { strengthOf } from './strength-of.ts';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';
import { useForm } from './use-form.ts';

const nothing = () => undefined;
const anything: Schema<unknown> = { '~standard': { validate: (value) => ({ value }) } };

function AnyForm({ children }: { children: ReactNode }) {
  const form = useForm(anything, { send: async () => undefined, onSent: nothing, onFailed: nothing });
  return <Form of={form}>{children}</Form>;
}

const show = (content: ReactNode) =>
  render(
    <UiProvider>
      <AnyForm>{content}</AnyForm>
    </UiProvider>,
  );

test('a field names its control, and tells its help and its error', async () => {
  show(
    <FormField label="البريد" help="لنرد عليك" error="اكتب بريدا صحيحا">
      <TextInput dir="ltr" />
    </FormField>,
  );
  const input = screen.getByRole('textbox', { name: 'البريد' });
  expect(input).toBeInvalid();
  await waitFor(() => expect(input).toHaveAccessibleErrorMessage('اكتب بريدا صحيحا'));
  expect(input).toHaveAccessibleDescription('لنرد عليك');
});

test.each([
  ['one line', TextInput],
  ['several lines', TextArea],
])('a person types an Arabic text that begins with a Latin name, in %s, from right to left', async (_, Control) => {
  show(
    <FormField label="العنوان">
      <Control dir="auto" defaultValue="USTHB تنظم ملتقى" />
    </FormField>,
  );
  const control = screen.getByRole('textbox', { name: 'العنوان' });
  expect(control).toHaveAttribute('dir', 'rtl');
  await userEvent.clear(control);
  await userEvent.type(control, 'USTHB organises');
  expect(control).toHaveAttribute('dir', 'ltr');
  await userEvent.clear(control);
  await userEvent.type(control, 'ESI ملتقى علمي');
  expect(control).toHaveAttribute('dir', 'rtl');
});

test('a person looks at the password typed, and hides it again', async () => {
  show(
    <FormField label="كلمة المرور">
      <PasswordInput defaultValue="secret12" />
    </FormField>,
  );
  const input = screen.getByLabelText('كلمة المرور');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: messages.showPassword }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: messages.hidePassword }));
  expect(input).toHaveAttribute('type', 'password');
});

test.each([
  ['a text area', <TextArea key="area" max={20} />],
  ['a line', <TextInput key="line" max={20} />],
])('%s tells what is left near its bound alone, and is invalid beyond it', async (_, control) => {
  show(
    <FormField name="bio" label="نبذة">
      {control}
    </FormField>,
  );
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'مُحمد مُحمد مُحمد');
  expect(screen.queryByText(/بقي|تجاوزت/)).not.toBeInTheDocument();
  await userEvent.type(field, ' مُحمد');
  expect(screen.getByText('بقي حرف واحد')).toBeVisible();
  await userEvent.type(field, 'دون');
  expect(screen.getByText('تجاوزت الحد، فاحذف حرفين')).toBeVisible();
  expect(field).toBeInvalid();
});

test('what is left is read aloud when the typing pauses, not at each letter', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show(
    <FormField name="bio" label="نبذة">
      <TextArea max={20} />
    </FormField>,
  );
  const told = () => document.querySelector('[aria-live="polite"]');
  await user.type(screen.getByRole('textbox'), 'ثمانية عشر حرفا هنا');
  expect(told()).toBeEmptyDOMElement();
  act(() => jest.runOnlyPendingTimers());
  expect(told()).toHaveTextContent('بقي حرف واحد');
  jest.useRealTimers();
});

test.each([
  [0, 'لم يبق أي حرف'],
  [1, 'بقي حرف واحد'],
  [2, 'بقي حرفان'],
  [10, 'بقيت 10 أحرف'],
  [11, 'بقي 11 حرفًا'],
  [100, 'بقي 100 حرف'],
  [-1, 'تجاوزت الحد، فاحذف حرفًا واحدًا'],
  [-12, 'تجاوزت الحد، فاحذف 12 حرفًا'],
])('of %i characters the sentence is %s', (left, sentence) => {
  expect(messages.charactersLeft(left)).toBe(sentence);
});

const offices = [
  { value: 'adrar', label: 'مكتب أدرار' },
  { value: 'oran', label: 'مكتب وهران' },
];

test('a person chooses one of a list, named and described by its field', async () => {
  show(
    <FormField name="office" label="المكتب" help="مكتب ولايتك">
      <SelectInput options={offices} placeholder="اختر مكتبك" />
    </FormField>,
  );
  const list = screen.getByRole('combobox', { name: /المكتب/ });
  expect(list).toHaveAccessibleDescription('مكتب ولايتك');
  expect(list).toHaveValue('');
  await userEvent.selectOptions(list, 'مكتب وهران');
  expect(list).toHaveValue('oran');
});

test.each([
  ['', 0],
  ['قصير', 0],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['tadamon1', 1],
  ['salma-tadamon-1999', 1, 'salma'],
  ['tadamon199', 2],
  ['Tadamon-19', 4],
  ['كلام طويل لا يخمنه أحد', 4],
])('the password "%s" is worth %i of 4', (password, strength, known = '') => {
  expect(strengthOf(password, [known])).toBe(strength);
});

test('a person reads how good the password being typed is', () => {
  show(<PasswordStrength password="Tadamon-1999-يد" />);
  expect(screen.getByRole('status')).toHaveTextContent('قوة كلمة المرور: قوية');
});
