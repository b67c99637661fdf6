import { Styles } from 'shared-ui/provider';
import { VisuallyHidden } from 'shared-ui/static';
import css from './spinner.css';

/** Something is on its way, and nobody knows yet what it will look like. `label` says so aloud. */
export const Spinner = ({ label }: { label: string }) => (
  <div className="ui-spinner" role="status">
    <Styles css={css} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </div>
);
