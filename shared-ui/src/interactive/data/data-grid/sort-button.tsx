import { Icon } from 'shared-ui/static';

type SortButtonProps = { header: string; sorted: false | 'asc' | 'desc'; onSort: () => void };

/** A column's words that sort by it; the arrow points down the list, from the first to the last. */
export const SortButton = ({ header, sorted, onSort }: SortButtonProps) => (
  <button type="button" className="ui-sort" data-sorted={sorted || undefined} onClick={onSort}>
    {header}
    <Icon name="down" />
  </button>
);
