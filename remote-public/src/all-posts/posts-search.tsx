import { limits } from 'shared-api/contract/limits';
import type { OfficeName } from 'shared-api/contract/offices.contract';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import type { PostsFilter } from './posts-filter.ts';
import type { useSearchFields } from './use-search-fields.ts';

type PostsSearchProps = Pick<ReturnType<typeof useSearchFields>, 'form' | 'fields' | 'set' | 'find'> & {
  type: PostsFilter['type'];
  offices: OfficeName[];
};

/** A plain form: without JavaScript the browser itself asks for the page it names. */
export function PostsSearch({ type, offices, form, fields, set, find }: PostsSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: readers of the screen know the role longer than the element
    <form ref={form} role="search" aria-label={messages.search} className="ui-filters" action="/posts" onSubmit={find}>
      {type && <input type="hidden" name="type" value={type} />}
      <label className="ui-filter">
        {messages.words}
        <input
          type="search"
          name="q"
          dir={fields.q === '' ? 'rtl' : 'auto'}
          enterKeyHint="search"
          maxLength={limits.searchWords[1]}
          placeholder={messages.wordsHint}
          value={fields.q}
          onChange={({ target }) => set({ q: target.value })}
        />
      </label>
      <label className="ui-filter">
        {messages.office}
        <select name="office" value={fields.office} onChange={({ target }) => set({ office: target.value })}>
          <option value="">{messages.anyOffice}</option>
          {offices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{messages.find}</Button>
    </form>
  );
}
