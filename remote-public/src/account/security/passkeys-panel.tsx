import { useRef } from 'react';
import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { addPasskey, hasPasskeys } from 'shared-api/client/passkeys.client';
import { deviceName } from 'shared-api/contract/accounts/device-name';
import { type Passkey, PasskeyName } from 'shared-api/contract/accounts/factors.contract';
import { Form, FormField, SubmitButton, TextInput } from 'shared-ui/form';
import { Text } from 'shared-ui/layout';
import { useSettingsForm } from 'shared-ui/settings-form';
import { Panel, Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PasskeyRow } from './passkey-row.tsx';
import type { OnFactorsChanged } from './use-factors-action.ts';
import { useFocusAfterRemoval } from './use-passkeys-focus.ts';

/** What the browser throws when the device has a passkey of this account already. */
const isOnThisDevice = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError';

function explain(error: unknown) {
  if (error instanceof ApiError) return serverTextOr(error, messages.factorFailed);
  return isOnThisDevice(error) ? messages.passkeyThere : messages.passkeyNotMade;
}

function AddPasskey({ onChanged }: { onChanged: OnFactorsChanged }) {
  const form = useSettingsForm(PasskeyName, {
    send: ({ name }) => addPasskey(name),
    onSaved(reply) {
      form.reset();
      onChanged(reply);
    },
    onFailed: explain,
    values: { name: deviceName(navigator.userAgent) },
  });
  return (
    <Form of={form}>
      <FormField name="name" label={messages.passkeyName} help={messages.passkeyNameHelp}>
        <TextInput dir="auto" />
      </FormField>
      <SubmitButton>{messages.addPasskey}</SubmitButton>
    </Form>
  );
}

type PasskeysPanelProps = { passkeys: Passkey[]; onChanged: OnFactorsChanged };

export function PasskeysPanel({ passkeys, onChanged }: PasskeysPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(heading, passkeys);
  return (
    <Panel>
      <Stack>
        <h2 ref={heading} tabIndex={-1}>
          {messages.passkeys}
        </h2>
        <Text>{messages.passkeysLead}</Text>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onChanged={onChanged} />
        ))}
        {hasPasskeys() ? <AddPasskey onChanged={onChanged} /> : <Text>{messages.noPasskeysHere}</Text>}
      </Stack>
    </Panel>
  );
}
