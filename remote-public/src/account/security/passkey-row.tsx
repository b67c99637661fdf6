import { useRef, useState } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { removePasskey, renamePasskey } from 'shared-api/client/factors.client';
import { type Passkey, PasskeyName } from 'shared-api/contract/accounts/factors.contract';
import { EntryRow } from 'shared-ui/entry-row';
import { Form, FormField, SubmitButton, TextInput } from 'shared-ui/form';
import { ButtonGroup } from 'shared-ui/layout';
import { useSettingsForm } from 'shared-ui/settings-form';
import { Bdi, Button, exactDay, RelativeTime } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { RemoveButton } from './remove-button.tsx';
import type { OnFactorsChanged } from './use-factors-action.ts';
import { rowIdOf, useFocusOnSwitch } from './use-passkeys-focus.ts';

type PasskeyRowProps = { passkey: Passkey; onChanged: OnFactorsChanged };

function RenameForm({ passkey: { id, name }, onChanged, onClose }: PasskeyRowProps & { onClose: () => void }) {
  const form = useSettingsForm(PasskeyName, {
    send: (typed) => renamePasskey(id, typed.name),
    onSaved(reply) {
      onChanged(reply);
      onClose();
    },
    onFailed: (error) => serverTextOr(error, messages.factorFailed),
    values: { name },
  });
  return (
    <Form of={form}>
      <FormField name="name" label={messages.passkeyName}>
        <TextInput dir="auto" />
      </FormField>
      <ButtonGroup>
        <SubmitButton size="sm">{messages.saveName}</SubmitButton>
        <Button variant="outline" size="sm" onClick={onClose}>
          {messages.cancel}
        </Button>
      </ButtonGroup>
    </Form>
  );
}

export function PasskeyRow({ passkey, onChanged }: PasskeyRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useFocusOnSwitch(row, isRenaming);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <div ref={row} id={rowIdOf(passkey.id)}>
      <EntryRow
        actions={
          !isRenaming && (
            <>
              <Button variant="outline" size="sm" aria-description={name} onClick={() => setRenaming(true)}>
                {messages.rename}
              </Button>
              <RemoveButton
                label={messages.removePasskey}
                act={messages.removePasskeyAction}
                of={name}
                text={messages.removePasskeyText}
                send={() => removePasskey(passkey.id)}
                onChanged={onChanged}
              />
            </>
          )
        }
      >
        <h3>
          <Bdi>{name}</Bdi>
        </h3>
        <p>
          {messages.passkeyAddedOn(exactDay(createdAt))}
          {lastUsedAt && (
            <>
              {' · '}
              {messages.lastSeen} <RelativeTime iso={lastUsedAt} />
            </>
          )}
        </p>
      </EntryRow>
      {isRenaming && <RenameForm passkey={passkey} onChanged={onChanged} onClose={() => setRenaming(false)} />}
    </div>
  );
}
