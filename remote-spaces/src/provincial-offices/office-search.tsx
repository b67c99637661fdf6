import { type FormEvent, useEffect, useRef } from 'react';
import { limits } from 'shared-api/contract/limits';
import * as pathTo from 'shared-api/contract/path-to';
import { SearchFilter } from 'shared-ui/lists';
import { Button } from 'shared-ui/static';
import { messages } from '../messages.ts';

type OfficeSearchProps = {
  text: string;
  onText: (text: string) => void;
  /** The person has typed enough. */
  onDone: () => void;
  /** Stays chosen where the form is sent without scripts. */
  chosenId: string | undefined;
};

export function OfficeSearch({ text, onText, onDone, chosenId }: OfficeSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const first = useRef(text);
  // typed before the page was hydrated
  useEffect(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== first.current) onText(typed);
  }, [onText]);
  function submit(event: FormEvent) {
    event.preventDefault();
    onDone();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search> yet
    <form role="search" aria-label={messages.findOffice} action={pathTo.provincialOffices} onSubmit={submit}>
      {chosenId && <input type="hidden" name="office" value={chosenId} />}
      <SearchFilter
        ref={field}
        name="q"
        label={messages.findOffice}
        placeholder={messages.findOfficeExample}
        maxLength={limits.searchTerms[1]}
        autoComplete="off"
        defaultValue={first.current}
        isEmpty={text === ''}
        onInput={({ currentTarget }) => onText(currentTarget.value)}
      />
      <noscript>
        <Button type="submit" variant="outline" size="sm">
          {messages.search}
        </Button>
      </noscript>
    </form>
  );
}
