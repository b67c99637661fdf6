import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './form-note.css';

type FormNoteProps = { summary: ReactNode; children: ReactNode };

/** What a form explains to those who want to know, folded away. */
export const FormNote = ({ summary, children }: FormNoteProps) => (
  <details className="ui-form-note">
    <Styles css={css} />
    <summary>{summary}</summary>
    {children}
  </details>
);
