import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import buttonGroup from '../../static/button/button-group.css';
import choices from '../../static/choices/choices.css';
import columns from '../../static/columns/columns.css';
import filters from '../../static/filters/filters.css';
import select from '../../static/filters/select.css';
import listHead from '../../static/lists/list-head.css';
import lists from '../../static/lists/lists.css';
import loaded from '../../static/loaded/loaded.css';
import prose from '../../static/prose/prose.css';
import quote from '../../static/prose/quote.css';
import statCard from '../../static/stat-card/stat-card.css';
import bilingual from '../../static/text/bilingual.css';
import { staffColorPairs, toColorCss } from '../../theme/tokens.ts';
import columnChoice from '../data-grid/column-choice.css';
import pageSize from '../data-grid/page-size.css';
import pager from '../data-grid/pager.css';
import recordCard from '../data-grid/record-card.css';
import rowMenu from '../data-grid/row-menu.css';
import selectBox from '../data-grid/select-box.css';
import sortButton from '../data-grid/sort-button.css';
import table from '../data-grid/table.css';
import deadline from '../deadline/deadline.css';
import form from '../form/form.css';
import linkRows from '../link-rows/link-rows.css';
import thumbnail from '../pictures/thumbnail.css';
import splitView from '../split-view/split-view.css';
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
  recordCard,
  rowMenu,
  pager,
  pageSize,
  columnChoice,
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
