import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import buttonGroup from '../../../static/actions/button/button-group.css';
import columns from '../../../static/frames/columns/columns.css';
import choices from '../../../static/lists/choices/choices.css';
import filters from '../../../static/lists/filters/filters.css';
import select from '../../../static/lists/filters/select.css';
import listHead from '../../../static/lists/lists/list-head.css';
import lists from '../../../static/lists/lists/lists.css';
import statCard from '../../../static/lists/stat-card/stat-card.css';
import loaded from '../../../static/status/loaded/loaded.css';
import prose from '../../../static/words/prose/prose.css';
import quote from '../../../static/words/prose/quote.css';
import bilingual from '../../../static/words/text/bilingual.css';
import { staffColorPairs, toColorCss } from '../../../theme/tokens.ts';
import columnChoice from '../../data/data-grid/column-choice.css';
import foldOnPhone from '../../data/data-grid/fold-on-phone.css';
import pageSize from '../../data/data-grid/page-size.css';
import pager from '../../data/data-grid/pager.css';
import recordCard from '../../data/data-grid/record-card.css';
import recordRow from '../../data/data-grid/record-row.css';
import rowMenu from '../../data/data-grid/row-menu.css';
import selectBox from '../../data/data-grid/select-box.css';
import shortSelect from '../../data/data-grid/short-select.css';
import sortButton from '../../data/data-grid/sort-button.css';
import table from '../../data/data-grid/table.css';
import deadline from '../../data/deadline/deadline.css';
import linkRows from '../../data/link-rows/link-rows.css';
import splitView from '../../data/split-view/split-view.css';
import form from '../../fields/form/form.css';
import thumbnail from '../../fields/pictures/thumbnail.css';
import adminLayout from './admin-layout.css';
import foldingPanel from './folding-panel.css';
import formColumns from './form-columns.css';

/** In one sheet: a component that stands in every row would bring its rules once a row. */
const css = [
  toColorCss(staffColorPairs),
  buttonGroup,
  columns,
  choices,
  form,
  loaded,
  prose,
  quote,
  filters,
  select,
  lists,
  listHead,
  statCard,
  bilingual,
  table,
  selectBox,
  sortButton,
  shortSelect,
  recordCard,
  recordRow,
  rowMenu,
  pager,
  pageSize,
  columnChoice,
  foldOnPhone,
  foldingPanel,
  formColumns,
  thumbnail,
  deadline,
  linkRows,
  splitView,
  adminLayout,
].join('');

/** Around every page of an admin UI, with the styles of what stands on it: the server renders none of it. */
export const AdminLayout = ({ children }: { children: ReactNode }) => (
  <div className="ui-admin">
    <Styles css={css} />
    {children}
  </div>
);
