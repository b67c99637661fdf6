import type { ImportEncoding, ImportReading } from 'shared-api/contract/members/members-import.contract';
import { Callout } from 'shared-ui/callout';
import { ButtonGroup, Quote } from 'shared-ui/layout';
import { Button, Stack } from 'shared-ui/static';
import { messages } from './messages.ts';

type ImportReadingsProps = {
  readings: ImportReading[];
  isPending: boolean;
  onChoose: (encoding: ImportEncoding) => void;
  onRestart: () => void;
};

/** A line of a file whose letters may be of two alphabets, in both: the person says which one is as it was written. */
export const ImportReadings = ({ readings, isPending, onChoose, onRestart }: ImportReadingsProps) => (
  <Stack>
    <Callout>
      <p role="status">{messages.whichReading}</p>
    </Callout>
    {readings.map(({ encoding, line }) => (
      <section key={encoding} aria-label={messages.readingOf[encoding]}>
        <Stack>
          <Quote>{line}</Quote>
          <ButtonGroup>
            <Button variant="outline" aria-busy={isPending} onClick={() => onChoose(encoding)}>
              {messages.chooseReading[encoding]}
            </Button>
          </ButtonGroup>
        </Stack>
      </section>
    ))}
    <p>{messages.noReading}</p>
    <ButtonGroup>
      <Button variant="ghost" onClick={onRestart}>
        {messages.otherFile}
      </Button>
    </ButtonGroup>
  </Stack>
);
