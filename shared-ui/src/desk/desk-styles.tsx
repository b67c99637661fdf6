import { Styles } from 'shared-ui/provider';
import css from './desk.css';

/** The classes of the desk. Once, at its root. */
export const DeskStyles = () => <Styles css={css} />;
