import { limits } from 'shared-api/contract/limits';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { Filter, FoldedFilters, SearchFilter, Select } from 'shared-ui/lists';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import type { PostsFilter } from './posts-filter.ts';
import type { useSearchForm } from './use-search-form.ts';

type PostsSearchProps = Pick<ReturnType<typeof useSearchForm>, 'form' | 'read' | 'find' | 'typed'> & {
  filter: PostsFilter;
  offices: OfficeName[];
};

/** A plain form: without JavaScript the browser itself asks for the page it names. */
export function PostsSearch({ filter: { q, type, office }, offices, form, read, find, typed }: PostsSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: readers of the screen know the role longer than the element
    <form ref={form} role="search" aria-label={messages.search} action={pathTo.posts} onInput={read} onSubmit={find}>
      {type && <input type="hidden" name="type" value={type} />}
      {office && offices.length === 0 && <input type="hidden" name="office" value={office} />}
      <FoldedFilters
        label={messages.filters}
        count={office ? 1 : 0}
        search={
          <SearchFilter
            label={messages.words}
            isEmpty={!typed.q}
            name="q"
            maxLength={limits.searchTerms[1]}
            placeholder={messages.wordsHint}
            defaultValue={q}
          />
        }
        submit={<Button type="submit">{messages.find}</Button>}
      >
        {offices.length > 0 && (
          <Filter label={messages.office}>
            <Select name="office" defaultValue={office}>
              <option value="">{messages.anyOffice}</option>
              {offices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Filter>
        )}
      </FoldedFilters>
    </form>
  );
}
