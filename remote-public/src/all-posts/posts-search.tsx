import { limits } from 'shared-api/contract/limits';
import type { OfficeName } from 'shared-api/contract/offices.contract';
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
    <form
      ref={form}
      role="search"
      aria-label={messages.search}
      className="ui-filters"
      action="/posts"
      onInput={read}
      onSubmit={find}
    >
      {type && <input type="hidden" name="type" value={type} />}
      <label className="ui-filter">
        {messages.words}
        <input
          type="search"
          name="q"
          dir={typed.q ? 'auto' : 'rtl'}
          enterKeyHint="search"
          maxLength={limits.searchWords[1]}
          placeholder={messages.wordsHint}
          defaultValue={q}
        />
      </label>
      {offices.length > 0 ? (
        <label className="ui-filter">
          {messages.office}
          <select name="office" defaultValue={office}>
            <option value="">{messages.anyOffice}</option>
            {offices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        office && <input type="hidden" name="office" value={office} />
      )}
      <Button type="submit">{messages.find}</Button>
    </form>
  );
}
