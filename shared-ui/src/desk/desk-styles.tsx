import { Styles } from 'shared-ui/provider';
import choices from '../choices/choices.css';
import filters from '../filters/filters.css';
import form from '../form/form.css';
import columns from '../layout/columns.css';
import loaded from '../loaded/loaded.css';
import statCard from '../stat-card/stat-card.css';
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
