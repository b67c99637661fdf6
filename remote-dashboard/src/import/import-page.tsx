import { useEffect, useRef } from 'react';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Block, Stack } from 'shared-ui/static';
import { messages as dashboard } from '../messages.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportReadings } from './import-readings.tsx';
import { messages } from './messages.ts';
import { toText, useImport } from './use-import.ts';

/** A file is chosen, looked at, and imported; each step takes the place of the one before, and the focus with it. */
function ImportPage() {
  const { step, readAgain, carryOut, show, restart } = useImport();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) place.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <div ref={place} tabIndex={-1}>
      <Block title={messages.title} lead={step ? undefined : messages.lead}>
        <Stack>
          {!step && <ChooseFile onRead={show} />}
          {step && step.reply.readings.length > 0 && (
            <ImportReadings
              readings={step.reply.readings}
              isPending={readAgain.isPending}
              onChoose={(encoding) => readAgain.mutate({ fields: step.fields, encoding })}
              onRestart={restart}
            />
          )}
          {step && !step.isDone && step.reply.readings.length === 0 && (
            <ImportPreview
              key={toText(step.reply.columns)}
              reply={step.reply}
              isPending={readAgain.isPending || carryOut.isPending}
              onReadAgain={(columns) => readAgain.mutate({ fields: step.fields, columns: toText(columns) })}
              onImport={() => carryOut.mutate(step)}
              onRestart={restart}
            />
          )}
          {step?.isDone && <ImportOutcome reply={step.reply} onRestart={restart} />}
        </Stack>
      </Block>
    </div>
  );
}

export const handle: PageHandle = { title: dashboard.import };
export { ImportPage as Component };
