import { type FormEvent, useEffect, useRef } from 'react';
import { limits } from 'shared-api/contract/limits';
import type { AttendeeCounts, AttendeesFilter } from 'shared-api/contract/posts/attendees.contract';
import { Choices, Filters, SearchFilter } from 'shared-ui/lists';
import { Link, useSearchParams } from 'shared-ui/router';
import { Button, formatCount } from 'shared-ui/static';
import { attendeesMessages as messages } from './messages.ts';

/** As the address holds it, so that the list of one choice is a page of its own. */
const searchOf = (filter: Record<string, string | undefined>) =>
  `?${new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`;

const choicesOf = ({ going, waiting, checkedIn }: AttendeeCounts) => [
  { state: undefined, label: messages.all, count: going + waiting },
  { state: 'not_checked_in', label: messages.notCheckedIn, count: undefined },
  { state: 'checked_in', label: messages.checkedIn, count: checkedIn },
  { state: 'waiting', label: messages.waiting, count: waiting },
];

type StateChoicesProps = { filter: AttendeesFilter; counts: AttendeeCounts };

export const StateChoices = ({ filter: { state, q }, counts }: StateChoicesProps) => (
  <Choices label={messages.which}>
    {choicesOf(counts).map((choice) => (
      <Link
        key={choice.label}
        to={searchOf({ state: choice.state, q })}
        preventScrollReset
        aria-current={choice.state === state ? 'page' : undefined}
      >
        {choice.label} {choice.count !== undefined && <small>{formatCount(choice.count)}</small>}
      </Link>
    ))}
  </Choices>
);

export function NameSearch({ filter: { state, q } }: { filter: AttendeesFilter }) {
  const [, setParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  /** What the field stands for. Where the address changes otherwise, by going back for one, the field follows it. */
  const requested = useRef(q);

  useEffect(() => {
    if (field.current && requested.current !== q) field.current.value = q ?? '';
    requested.current = q;
  }, [q]);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q')).trim();
    requested.current = words || undefined;
    setParams(searchOf({ state, q: words }), { preventScrollReset: true });
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: readers of the screen know the role longer than the element
    <form role="search" aria-label={messages.search} onSubmit={find}>
      <Filters>
        <SearchFilter
          ref={field}
          label={messages.search}
          isEmpty={!q}
          name="q"
          maxLength={limits.searchTerms[1]}
          placeholder={messages.searchHint}
          defaultValue={q}
        />
        <Button type="submit" variant="outline">
          {messages.find}
        </Button>
      </Filters>
    </form>
  );
}
