import { useRef } from 'react';
import { serverTextOr } from 'shared-api/client/api-error';
import { confirmTotp, removeTotp, startTotp } from 'shared-api/client/factors.client';
import { TotpCodeRequest, type TotpSecretReply } from 'shared-api/contract/accounts/factors.contract';
import { toQrPath } from 'shared-api/contract/text/qr-code';
import { useAction } from 'shared-api/query';
import { copyText } from 'shared-ui/copy-text';
import { EntryRow } from 'shared-ui/entry-row';
import { Form, FormField, SubmitButton, TextInput } from 'shared-ui/form';
import { KeyText } from 'shared-ui/key-text';
import { ButtonGroup, Text } from 'shared-ui/layout';
import { useFocusWhenFewer } from 'shared-ui/lists';
import { useSettingsForm } from 'shared-ui/settings-form';
import { Badge, Button, buttonClass, notify, Panel, Stack } from 'shared-ui/static';
import { encode } from 'uqr';
import { messages } from '../messages.ts';
import { RemoveButton } from './remove-button.tsx';
import type { OnFactorsChanged } from './use-factors-action.ts';

const sizePx = 200;
/** Modules of white around it, which readers need. */
const border = 2;

/** A text for cameras: black on white in either theme. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border });
  return (
    <svg role="img" aria-label={label} width={sizePx} height={sizePx} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="white" />
      <path d={toQrPath(data)} stroke="black" shapeRendering="crispEdges" />
    </svg>
  );
}

/** In fours: people type it where no camera reads the picture. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

const said = { copied: messages.keyCopied, failed: messages.keyNotCopied };

type SetUpFormProps = { secret: TotpSecretReply; onChanged: OnFactorsChanged };

function SetUpForm({ secret: { secret, uri }, onChanged }: SetUpFormProps) {
  const form = useSettingsForm(TotpCodeRequest, {
    send: ({ code }) => confirmTotp(code),
    onSaved: onChanged,
    onFailed: (error) => serverTextOr(error, messages.factorFailed),
  });
  return (
    <Form of={form}>
      <Text>{messages.scan}</Text>
      <QrCode label={messages.qrCode} text={uri} />
      <Text>{messages.orType}</Text>
      <KeyText>{inGroups(secret)}</KeyText>
      <ButtonGroup>
        <Button variant="outline" onClick={() => copyText(secret, said)}>
          {messages.copyKey}
        </Button>
        <a className={buttonClass({ variant: 'outline' })} href={uri}>
          {messages.openApp}
        </a>
      </ButtonGroup>
      <FormField name="code" label={messages.appCode} help={messages.appCodeHelp}>
        <TextInput dir="ltr" inputMode="numeric" autoComplete="one-time-code" />
      </FormField>
      <SubmitButton>{messages.turnAppOn}</SubmitButton>
    </Form>
  );
}

type AppPanelProps = { isSetUp: boolean; onChanged: OnFactorsChanged };

/** An authenticator app, for who has no passkey at hand. */
export function AppPanel({ isSetUp, onChanged }: AppPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenFewer(heading, Number(isSetUp));
  const { data, isPending, mutate, reset } = useAction({
    mutationFn: startTotp,
    onError: (error) => notify.failure(serverTextOr(error, messages.factorFailed)),
  });
  const settle: OnFactorsChanged = (reply) => {
    reset();
    onChanged(reply);
  };
  return (
    <Panel>
      <Stack>
        <EntryRow
          actions={
            isSetUp && (
              <RemoveButton
                label={messages.turnAppOff}
                act={messages.turnAppOffAction}
                text={messages.turnAppOffText}
                send={removeTotp}
                onChanged={settle}
              />
            )
          }
        >
          <Stack>
            <h2 ref={heading} tabIndex={-1}>
              {messages.app} {isSetUp && <Badge tone="accent">{messages.isOn}</Badge>}
            </h2>
            <Text>{messages.appLead}</Text>
          </Stack>
        </EntryRow>
        {!isSetUp && data && <SetUpForm secret={data} onChanged={settle} />}
        {!isSetUp && !data && (
          <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
            {messages.setUpApp}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
