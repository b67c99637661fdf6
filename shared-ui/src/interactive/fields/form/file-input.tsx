import { useFieldContext } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { buttonClass } from '../../../static/actions/button/button-class.ts';
import { Text } from '../../../static/words/prose/text.tsx';
import { Styles } from '../../provider/styles.tsx';
import css from './file-input.css';
import { useControl } from './form-field.tsx';
import { messages } from './messages.ts';

type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  label: string;
  onChoose: (file: File | undefined) => void;
};

/** The browser's own control lies over our words, which are Arabic. */
export function FileButton({ label, onChoose, ...rest }: FileButtonProps) {
  const field = useFieldContext();
  const { name } = useControl();
  return (
    <span className={`${buttonClass({ variant: 'outline', size: 'sm' })} ui-file-button`}>
      {label}
      <input
        {...field?.getInputProps()}
        name={name}
        {...rest}
        type="file"
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </span>
  );
}

export const FileName = ({ file }: { file: File | undefined }) =>
  file && (
    <Text as="span">
      <bdi>{file.name}</bdi>
    </Text>
  );

/** Chooses one file of any kind. */
export function FileInput({ accept }: { accept: string }) {
  const [file, setFile] = useState<File>();
  return (
    <div className="ui-file-input">
      <Styles css={css} />
      <FileButton label={file ? messages.changeFile : messages.chooseFile} accept={accept} onChoose={setFile} />
      <FileName file={file} />
    </div>
  );
}
