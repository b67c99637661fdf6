import type { ChangeEvent } from 'react';
import { Styles } from 'shared-ui/provider';
import { buttonClass } from 'shared-ui/static';
import css from './file-button.css';
import { pictureTypes } from './picture-types.ts';

type FileButtonProps = {
  label: string;
  /** Whether several can be chosen at once. */
  isSeveral?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Opens the pictures of the device. The browser's own control is hidden: its words are not Arabic. */
export const FileButton = ({ label, isSeveral = false, onChange }: FileButtonProps) => (
  <label className={`${buttonClass({ variant: 'outline', size: 'sm' })} ui-file`}>
    <Styles css={css} />
    {label}
    <input className="ui-hidden" type="file" accept={pictureTypes} multiple={isSeveral} onChange={onChange} />
  </label>
);
