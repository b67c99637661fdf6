import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { SearchFilter } from 'shared-ui/lists';
import { Styles } from 'shared-ui/provider';
import { Link } from 'shared-ui/router';
import css from './finder.css';

type Found = { id: string; to: string; title: ReactNode; note?: ReactNode };
export type FoundGroup = { id: string; label: string; items: readonly Found[] };

type FinderProps = {
  title: string;
  hint: string;
  words: string;
  maxLength: number;
  onWords: (words: string) => void;
  /** What was found for these words, by kind; empty while it is not known. */
  groups: readonly FoundGroup[];
  /** How the search stands, in words. */
  status: ReactNode;
  onClose: () => void;
};

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type ResultsProps = Pick<FinderProps, 'title' | 'groups' | 'onClose'> & {
  id: string;
  active: string | undefined;
  idOf: (item: Found) => string;
};

const Results = ({ id, title, groups, active, idOf, onClose }: ResultsProps) => (
  <div id={id} role="listbox" aria-label={title}>
    {groups.map(({ id: groupId, label, items }) => (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a list of choices
      <div key={groupId} role="group" aria-label={label}>
        <p aria-hidden="true">{label}</p>
        {items.map((item) => (
          <Link
            key={item.id}
            id={idOf(item)}
            role="option"
            aria-selected={idOf(item) === active}
            tabIndex={-1}
            to={item.to}
            onClick={onClose}
          >
            {item.title}
            {item.note && <small>{item.note}</small>}
          </Link>
        ))}
      </div>
    ))}
  </div>
);

/** Finds things of several kinds and goes to one of them. The keyboard stays in the field: arrows choose, Enter goes there. */
export function Finder({ title, hint, words, maxLength, onWords, groups, status, onClose }: FinderProps) {
  const listId = useId();
  const [chosen, setChosen] = useState<string>();
  const idOf = ({ id }: Found) => `${listId}${id}`;
  const ids = groups.flatMap(({ items }) => items.map(idOf));
  const active = ids.find((id) => id === chosen) ?? ids[0];
  const isOpen = ids.length > 0;

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  function choose(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!active || event.nativeEvent.isComposing) return;
    if (step) setChosen(ids.at((ids.indexOf(active) + step) % ids.length));
    else if (event.key === 'Enter') document.getElementById(active)?.click();
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={title} open onClose={onClose}>
      <div className="ui-finder">
        <Styles css={css} />
        <SearchFilter
          label={hint}
          isEmpty={words === ''}
          maxLength={maxLength}
          value={words}
          role="combobox"
          autoComplete="off"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active}
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={choose}
        />
        <p className="ui-finder-status" role="status">
          {status}
        </p>
        {isOpen && <Results id={listId} title={title} groups={groups} active={active} idOf={idOf} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
