import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import { UiProvider } from '../provider/ui-provider.tsx';
import { FormField } from './form-field.tsx';
import { sentenceOf } from './messages.ts';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { SelectInput } from './select-input.tsx';
import { strengthOf } from './strength-of.ts';
import { SubmitButton } from './submit-button.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const show = (content: ReactNode) => render(<UiProvider>{content}</UiProvider>);

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

test('a person whose form the browser refuses to send reads why at each field in our words, and stands at the first', async () => {
  show(
    <form>
      <FormField label="البريد">
        <TextInput type="email" dir="ltr" defaultValue="salma" />
      </FormField>
      <FormField label="الاسم" isRequired>
        <TextInput />
      </FormField>
      <button type="submit">إرسال</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  const email = screen.getByRole('textbox', { name: 'البريد' });
  const name = screen.getByRole('textbox', { name: /الاسم/ });
  await waitFor(() => expect(email).toHaveAccessibleErrorMessage(sentenceOf('bad_email')));
  await waitFor(() => expect(name).toHaveAccessibleErrorMessage(sentenceOf('missing')));
  expect(email).toHaveFocus();
  await userEvent.type(name, 'س');
  expect(screen.queryByText(sentenceOf('missing'))).not.toBeInTheDocument();
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

function Bio() {
  const [value, setValue] = useState('');
  return <TextArea aria-label="نبذة" value={value} onChange={(event) => setValue(event.target.value)} most={5} />;
}

test('a text area counts what is left, and is invalid beyond it', async () => {
  show(<Bio />);
  await userEvent.type(screen.getByRole('textbox'), 'مُحمد');
  expect(screen.getByText(messages.charactersLeft(1))).toBeVisible();
  await userEvent.type(screen.getByRole('textbox'), 'ون');
  expect(screen.getByText(messages.charactersLeft(-1))).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('a form being sent is not sent twice', async () => {
  const sent: string[] = [];
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('sent');
      }}
    >
      <input aria-label="العنوان" />
      <SubmitButton isBusy>إرسال</SubmitButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'إرسال' }));
  await userEvent.type(screen.getByRole('textbox'), 'نص{Enter}');
  expect(sent).toEqual([]);
});

const offices = [
  { value: 'adrar', label: 'مكتب أدرار' },
  { value: 'oran', label: 'مكتب وهران' },
];

test('a person chooses one of a list, named and described by its field', async () => {
  show(
    <FormField label="المكتب" help="مكتب ولايتك" isRequired>
      <SelectInput options={offices} placeholder="اختر مكتبك" defaultValue="" />
    </FormField>,
  );
  const list = screen.getByRole('combobox', { name: /المكتب/ });
  expect(list).toBeRequired();
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
