import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Notices } from 'shared-ui/static';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { settingMessages as messages } from './messages.ts';
import { CheckSetting, SettingRow } from './setting.tsx';
import { useSetting } from './use-setting.ts';

type Attempt = { value: unknown; succeed: () => void; fail: () => void };

/** A server that answers when the test lets it, and what it was sent. */
function aServer() {
  const attempts: Attempt[] = [];
  const save = (value: unknown) =>
    new Promise<{ message: string }>((resolve, reject) => {
      attempts.push({
        value,
        succeed: () => resolve({ message: `حُفظ: ${value}` }),
        fail: () => reject(new Error('no network')),
      });
    });
  const attempt = async (index: number) => {
    await waitFor(() => expect(attempts.length).toBeGreaterThan(index));
    return attempts[index] as Attempt;
  };
  return { save, attempt, sent: () => attempts.map(({ value }) => value) };
}
type Server = ReturnType<typeof aServer>;

const sentence = 'تحقّق من اتصالك ثم أعد المحاولة.';
const options = (server: Server) => ({ save: server.save, onFailed: () => sentence });

const Mails = ({ server }: { server: Server }) => (
  <CheckSetting of={useSetting<boolean>(false, options(server))} label="بريد" pending="لا تغلق هذه الصفحة" />
);

function Frequency({ server }: { server: Server }) {
  const setting = useSetting<string>('never', options(server));
  return (
    <SettingRow of={setting}>
      <select value={setting.value} onChange={({ target }) => setting.choose(target.value)}>
        {['never', 'daily', 'weekly'].map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </SettingRow>
  );
}

function open(Control: typeof Mails) {
  const server = aServer();
  const page = (content: React.ReactNode) => (
    <UiProvider>
      {content}
      <Notices ms={5_000} />
    </UiProvider>
  );
  const { rerender } = render(page(<Control server={server} />));
  return { server, user: userEvent.setup(), leave: () => rerender(page(null)) };
}
const box = () => screen.getByRole('checkbox', { name: 'بريد' });
const list = () => screen.getByRole('combobox');
const status = () => screen.getByRole('status');

test('a member who ticks a setting sees it ticked at once, and reads beside it that it is being saved, then that it is', async () => {
  const { server, user } = open(Mails);
  expect(status()).toBeEmptyDOMElement();
  await user.click(box());
  expect(box()).toBeChecked();
  expect(status()).toHaveTextContent('لا تغلق هذه الصفحة');
  (await server.attempt(0)).succeed();
  await waitFor(() => expect(status()).toHaveTextContent('حُفظ: true'));
});

test('a member who clicks a setting twice saves it once, and keeps the focus on it', async () => {
  const { server, user } = open(Mails);
  await user.dblClick(box());
  expect(box()).toBeChecked();
  expect(box()).toHaveFocus();
  expect(box()).toHaveAttribute('aria-disabled', 'true');
  (await server.attempt(0)).succeed();
  await waitFor(() => expect(status()).toHaveTextContent('حُفظ: true'));
  expect(server.sent()).toEqual([true]);
  expect(box()).not.toHaveAttribute('aria-disabled');
});

test('a member whose setting could not be saved sees it as before, reads what to do, and may choose again', async () => {
  const { server, user } = open(Mails);
  await user.click(box());
  (await server.attempt(0)).fail();
  await waitFor(() => expect(status()).toHaveTextContent(sentence));
  expect(box()).not.toBeChecked();
  await user.click(box());
  expect(status()).not.toHaveTextContent(sentence);
  (await server.attempt(1)).succeed();
  await waitFor(() => expect(status()).toHaveTextContent('حُفظ: true'));
});

test('a member who goes through a list by the arrows saves the first and the last choice, one after the other', async () => {
  const { server, user } = open(Frequency);
  await user.selectOptions(list(), 'daily');
  await user.selectOptions(list(), 'never');
  await user.selectOptions(list(), 'weekly');
  expect(list()).toHaveValue('weekly');
  expect(status()).toHaveTextContent(messages.saving);
  (await server.attempt(0)).succeed();
  (await server.attempt(1)).succeed();
  await waitFor(() => expect(status()).toHaveTextContent('حُفظ: weekly'));
  expect(server.sent()).toEqual(['daily', 'weekly']);
});

test('a member whose first choice could not be saved has the one it made meanwhile saved all the same', async () => {
  const { server, user } = open(Frequency);
  await user.selectOptions(list(), 'daily');
  await user.selectOptions(list(), 'weekly');
  (await server.attempt(0)).fail();
  (await server.attempt(1)).succeed();
  await waitFor(() => expect(status()).toHaveTextContent('حُفظ: weekly'));
  expect(server.sent()).toEqual(['daily', 'weekly']);
});

test('a member who comes back to the choice that is on its way saves it once', async () => {
  const { server, user } = open(Frequency);
  for (const value of ['daily', 'weekly', 'daily']) await user.selectOptions(list(), value);
  (await server.attempt(0)).succeed();
  await waitFor(() => expect(status()).toHaveTextContent('حُفظ: daily'));
  expect(server.sent()).toEqual(['daily']);
});

test.each<[keyof Pick<Attempt, 'succeed' | 'fail'>, string]>([
  ['succeed', 'حُفظ: true'],
  ['fail', sentence],
])(
  'a member who leaves the page before a setting is saved reads in a notice how that ended: %s',
  async (ending, told) => {
    const { server, user, leave } = open(Mails);
    await user.click(box());
    leave();
    (await server.attempt(0))[ending]();
    expect(await screen.findByText(told)).toBeVisible();
  },
);
