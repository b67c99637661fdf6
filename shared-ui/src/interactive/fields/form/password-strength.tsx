import { chakra } from '@chakra-ui/react';
import { messages } from './messages.ts';
import { strengthOf } from './strength-of.ts';

const steps = [1, 2, 3, 4] as const;

const Bars = chakra('span', { base: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: '1' } });
const Bar = chakra('span', {
  base: { height: '0.25rem', borderRadius: 'full', bg: 'bg.muted', '&[data-on]': { bg: 'accent.solid' } },
});
const Words = chakra('span', { base: { color: 'fg.muted', fontSize: 'xs' } });

type PasswordStrengthProps = {
  password: string;
  /** Words that are the first to be guessed: the person's name, the e-mail. */
  known?: string[];
};

/** Says how hard a password is to guess while it is typed; it forbids nothing. */
export function PasswordStrength({ password, known = [] }: PasswordStrengthProps) {
  const strength = strengthOf(password, known);
  return (
    <div>
      <Bars aria-hidden="true">
        {steps.map((step) => (
          <Bar key={step} data-on={(password !== '' && strength >= step) || undefined} />
        ))}
      </Bars>
      <Words role="status">
        {password !== '' && `${messages.passwordStrength}: ${messages.passwordStrengths[strength]}`}
      </Words>
    </div>
  );
}
