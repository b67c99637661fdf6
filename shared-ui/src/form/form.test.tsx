import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { messages } from '../messages.ts';
import { UiProvider } from '../provider/ui-provider.tsx';
import { FormField } from './form-field.tsx';
import { PasswordInput } from './password-input.tsx';
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

test('a person looks at the password typed, and hides it again', async () => {
  show(
    <FormField label="كلمة المرور">
      <PasswordInput defaultValue="secret12" />
    </FormField>,
  );
  const input = screen.getByLabelText('كلمة المرور');
  const toggle = screen.getByRole('button', { name: messages.showPassword });
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(toggle);
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
      <SubmitButton isBusy>إرسال</SubmitButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'إرسال' }));
  expect(sent).toEqual([]);
});
