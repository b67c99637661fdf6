import { Input } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { useFormOfField } from './form.tsx';
import { useControl } from './form-field.tsx';
import { messages } from './messages.ts';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type' | 'dir' | 'size' | 'color' | 'height' | 'width'> & {
  /** Whether it can be read before one asks for it. */
  isShownAtFirst?: boolean;
};

/** A password, left to right, with a button that shows it. */
export function PasswordInput({ isShownAtFirst = false, ...props }: PasswordInputProps) {
  const [isShown, setShown] = useState(isShownAtFirst);
  const { isHydrated } = useFormOfField();
  return (
    <div className="ui-password">
      <Input {...useControl()} {...props} type={isShown ? 'text' : 'password'} dir="ltr" />
      <button
        type="button"
        className="ui-password-toggle"
        hidden={!isHydrated} // before that it would do nothing
        aria-label={isShown ? messages.hidePassword : messages.showPassword}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? messages.hide : messages.show}
      </button>
    </div>
  );
}
