import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Notices } from '../../../static/status/notices/notices.tsx';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Form, useFormValues } from './form.tsx';
import { FormField } from './form-field.tsx';
import { FormOutcome } from './form-message.tsx';
import { createFormState, type FormState } from './form-state.ts';
import { ImageInput } from './image-input.tsx';
import { sentenceOf } from './messages.ts';
import type { Schema } from './schema.ts';
import { SelectInput } from './select-input.tsx';
import { SubmitButton } from './submit-button.tsx';
import type { Submission } from './submit-form.ts';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';
import { useForm } from './use-form.ts';

type Letter = { name: string; email: string; office: string; text?: string };

/** Two letters at least for a name, an @ for an e-mail, one of the offices. */
const rules: Record<string, (value: string) => string | undefined> = {
  token: (value) => (value === 'spent' ? 'Expected something else' : undefined),
  name: (value) => (value.trim().length < 2 ? 'too_short:2' : undefined),
  email: (value) => (value.includes('@') ? undefined : 'bad_email'),
  office: (value) => (value ? undefined : 'Invalid type: Expected string'),
};
const schema: Schema<Letter> = {
  '~standard': {
    validate(value) {
      const given = value as Letter & Record<string, string>;
      const issues = Object.entries(rules).flatMap(([name, rule]) => {
        const message = rule(given[name] ?? '');
        return message ? [{ message, path: [{ key: name }] }] : [];
      });
      return issues.length > 0 ? { issues } : { value: given };
    },
  },
};

class Rejected extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string> = {}) {
    super('refused');
    this.fields = fields;
  }
}

const offices = [{ value: 'oran', label: 'وهران' }];
const taken = 'هذا البريد مستعمل في حساب آخر.';

type LetterFormProps = {
  send: (letter: Letter, sending: Submission) => Promise<unknown>;
  token?: string;
  state?: FormState;
};

function LetterForm({ send, token = 'fresh', state }: LetterFormProps) {
  const form = useForm(schema, {
    send,
    onSent(_, { isAsSent }) {
      if (isAsSent()) form.reset();
      return 'وصل';
    },
    onFailed: () => 'لم يصل',
    values: { email: 'salma@portal.example' },
    ...(state && { state }),
  });
  const greeting = useFormValues(form, ({ name = '' }) => name);
  const known = useFormValues(form, ({ picture, copy }) => `صورة: ${picture ?? 'لا'}، نسخة: ${copy ?? 'لا'}`);
  return (
    <Form of={form} aria-label="رسالة">
      <p>إلى {greeting}</p>
      <p>{known}</p>
      <input type="hidden" name="token" value={token} />
      <FormField name="name" label="الاسم">
        <TextInput />
      </FormField>
      <FormField name="email" label="البريد">
        <TextInput dir="ltr" />
      </FormField>
      <FormField name="office" label="المكتب">
        <SelectInput options={offices} placeholder="اختر" />
      </FormField>
      <FormField name="text" label="النص">
        <TextArea max={4} />
      </FormField>
      <FormField name="picture" label="الصورة">
        <ImageInput />
      </FormField>
      <label>
        <input type="checkbox" name="copy" value="نعم" />
        أرسل لي نسخة
      </label>
      <button type="button" onClick={() => form.set('text', 'تحية')}>
        اكتب تحية
      </button>
      <button type="button" onClick={form.cancel}>
        ألغ
      </button>
      {form.progress !== undefined && <progress value={form.progress} />}
      <FormOutcome />
      <SubmitButton>إرسال</SubmitButton>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`, 'u'));
const button = () => screen.getByRole('button', { name: 'إرسال' });
const nativeForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'رسالة' });

function Page(props: LetterFormProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <UiProvider>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        الصفحة
      </button>
      {isOpen && <LetterForm {...props} />}
      <Notices ms={5_000} />
    </UiProvider>
  );
}

function open(send: LetterFormProps['send'], more: Partial<LetterFormProps> = {}) {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  render(<Page send={send} {...more} />);
  const user = userEvent.setup();
  return { user, toggle: () => user.click(screen.getByRole('button', { name: 'الصفحة' })) };
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field('الاسم'), 'سلمى');
  await user.selectOptions(field('المكتب'), 'وهران');
}

/** Sends nothing until it is told how that ends. */
function aLine() {
  const sent: Letter[] = [];
  const answer = Promise.withResolvers<void>();
  const send = async (letter: Letter) => {
    sent.push(letter);
    await answer.promise;
  };
  return { sent, send, arrive: answer.resolve, fail: answer.reject };
}

test('a person whose fields are rejected reads why at each, stands at the first, and nothing is sent', async () => {
  const { sent, send } = aLine();
  const { user } = open(send);
  await user.type(field('الاسم'), 'س');
  await user.clear(field('البريد'));
  await user.click(button());
  expect(field('الاسم')).toHaveFocus();
  await waitFor(() => expect(field('الاسم')).toHaveAccessibleErrorMessage('اكتب حرفين على الأقل'));
  expect(field('البريد')).toHaveAccessibleErrorMessage('املأ هذا الحقل');
  expect(field('المكتب')).toHaveAccessibleErrorMessage('املأ هذا الحقل');
  await user.type(field('الاسم'), 'لمى');
  expect(field('الاسم')).toBeValid();
  expect(field('البريد')).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a field that is rejected is invalid already when it gets the focus, so that its error is read with it', async () => {
  const { user } = open(aLine().send);
  const received: unknown[] = [];
  field('الاسم').addEventListener('focus', () => received.push(field('الاسم').getAttribute('aria-invalid')));
  await user.click(button());
  expect(received).toEqual(['true']);
});

test('a field is required where the schema takes nothing empty', () => {
  open(aLine().send);
  expect(field('الاسم')).toBeRequired();
  expect(field('المكتب')).toBeRequired();
  expect(field('النص')).not.toBeRequired();
});

test('a form that is submitted twice at once is sent once', async () => {
  const { sent, send, arrive } = aLine();
  const { user } = open(send);
  await fillIn(user);
  act(() => {
    nativeForm().requestSubmit();
    nativeForm().requestSubmit();
  });
  await user.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(sent).toHaveLength(1);
  arrive();
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
});

test('what was sent as it stands leaves the form empty, its button in focus', async () => {
  const { user } = open(() => Promise.resolve());
  await fillIn(user);
  await user.upload(field('الصورة'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(screen.getByText('إلى سلمى')).toBeVisible();
  await user.click(button());
  await waitFor(() => expect(field('الاسم')).toHaveValue(''));
  expect(field('المكتب')).toHaveValue('');
  expect(field('البريد')).toHaveValue('salma@portal.example');
  expect(screen.queryByText('a.png')).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
});

test('what is typed while the form is being sent stays', async () => {
  const { sent, send, arrive } = aLine();
  const { user } = open(send);
  await fillIn(user);
  await user.click(button());
  await user.type(field('الاسم'), ' بن عيسى');
  arrive();
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  expect(field('الاسم')).toHaveValue('سلمى بن عيسى');
  expect(sent[0]?.name).toBe('سلمى');
});

test('what the server rejects is said at its field, which has the focus, and everything typed stays', async () => {
  const { user } = open(() => Promise.reject(new Rejected({ email: taken })));
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('لم يصل');
  await waitFor(() => expect(field('البريد')).toHaveAccessibleErrorMessage(taken));
  expect(field('البريد')).toHaveFocus();
  expect(field('الاسم')).toHaveValue('سلمى');
  await user.type(field('البريد'), '.dz');
  expect(field('البريد')).toBeValid();
});

test('what is wrong with a field that nobody sees, the form says', async () => {
  const { user } = open(() => Promise.resolve(), { token: 'spent' });
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('تحقّق من هذه القيمة');
});

test('a person who left the form reads in a notice that it failed', async () => {
  const { send, fail } = aLine();
  const { user, toggle } = open(send);
  await fillIn(user);
  await user.click(button());
  await toggle();
  fail(new Rejected({ email: taken }));
  expect(await screen.findByText('لم يصل')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a form that outlives its page is found again as it was left, on its way or rejected', async () => {
  const { sent, send, fail } = aLine();
  const { user, toggle } = open(send, { state: createFormState() });
  await fillIn(user);
  await user.type(field('البريد'), 'salma@portal.example');
  await user.click(button());
  await toggle();
  await toggle();
  expect(field('الاسم')).toHaveValue('سلمى');
  await user.click(button());
  expect(sent).toHaveLength(1);
  fail(new Rejected({ email: taken }));
  await waitFor(() => expect(field('البريد')).toHaveAccessibleErrorMessage(taken));
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

test('what was chosen otherwise than by typing is sent too, the same again as the same', async () => {
  const versions: object[] = [];
  const texts: unknown[] = [];
  const { user } = open(async ({ text }, { fields, version }) => {
    versions.push(version);
    texts.push(text, fields.get('text'), fields.has('picture'));
    throw new Rejected();
  });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'اكتب تحية' }));
  expect(field('النص')).toHaveValue('تحية');
  expect(screen.getByText('لم يبق أي حرف')).toBeVisible();
  await user.click(button());
  await screen.findByRole('alert');
  await user.click(button());
  await waitFor(() => expect(versions).toHaveLength(2));
  await user.type(field('النص'), '!');
  await user.click(button());
  await waitFor(() => expect(versions).toHaveLength(3));
  expect(texts.slice(0, 3)).toEqual(['تحية', 'تحية', false]);
  expect(versions[1]).toBe(versions[0]);
  expect(versions[2]).not.toBe(versions[0]);
});

test('a box counts as its value while it is checked, and a file as no text', async () => {
  const { user } = open(() => Promise.resolve());
  await user.click(field('أرسل لي نسخة'));
  await user.upload(field('الصورة'), new File(['x'], 'a.png', { type: 'image/png' }));
  expect(screen.getByText('صورة: لا، نسخة: نعم')).toBeVisible();
  await user.click(field('أرسل لي نسخة'));
  expect(screen.getByText('صورة: لا، نسخة: لا')).toBeVisible();
});

test('a person sees how much was sent, and may give it up', async () => {
  const { user } = open((_, { signal, onProgress }) => {
    onProgress(0.5);
    return new Promise((_done, reject) => signal.addEventListener('abort', () => reject(new Rejected())));
  });
  await fillIn(user);
  await user.click(button());
  expect(await screen.findByRole('progressbar')).toHaveAttribute('value', '0.5');
  await user.click(screen.getByRole('button', { name: 'ألغ' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('what was typed before the page was hydrated stays, and the form knows of it', async () => {
  const page = (
    <UiProvider>
      <LetterForm send={() => Promise.resolve()} />
    </UiProvider>
  );
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  document.body.append(place);
  expect(button()).toBeDisabled();
  fireEvent.input(field('الاسم'), { target: { value: 'سلمى' } });
  const root = await act(async () => hydrateRoot(place, page));
  expect(field('الاسم')).toHaveValue('سلمى');
  expect(screen.getByText('إلى سلمى')).toBeVisible();
  expect(button()).toBeEnabled();
  act(() => root.unmount());
  place.remove();
});

test.each([
  ['missing', 'املأ هذا الحقل'],
  ['too_short:1', 'اكتب حرفًا واحدًا على الأقل'],
  ['too_short:2', 'اكتب حرفين على الأقل'],
  ['too_short:8', 'اكتب 8 أحرف على الأقل'],
  ['too_long:20', 'لا تتجاوز 20 حرفًا'],
  ['too_long:300', 'لا تتجاوز 300 حرف'],
  ['too_many_in_gallery', 'في المعرض أكثر مما يتسع له من صور، فاحذف ما زاد'],
  ['bad_something', 'تحقّق من هذه القيمة'],
  [taken, taken],
])('of %s a field says «%s»', (error, sentence) => {
  expect(sentenceOf(error)).toBe(sentence);
});
