import { Styles } from 'shared-ui/provider';
import choices from '../../static/choices/choices.css';
import filters from '../../static/filters/filters.css';
import columns from '../../static/layout/columns.css';
import loaded from '../../static/loaded/loaded.css';
import statCard from '../../static/stat-card/stat-card.css';
import form from '../form/form.css';
import desk from './desk.css';

/** The classes of the desk, and those of the light layer it is made of: the server draws none of it. Once, at its root. */
export const DeskStyles = () => (
  <>
    <Styles css={columns} />
    <Styles css={choices} />
    <Styles css={form} />
    <Styles css={loaded} />
    <Styles css={filters} />
    <Styles css={statCard} />
    <Styles css={desk} />
  </>
);
