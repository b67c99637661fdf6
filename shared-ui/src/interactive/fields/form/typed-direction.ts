import type { ComponentProps, FormEvent } from 'react';
import { dirOf } from 'shared-ui/static';

type Control = HTMLInputElement | HTMLTextAreaElement;

const follow = ({ currentTarget }: FormEvent<Control>) => {
  currentTarget.dir = dirOf(currentTarget.value);
};

/** What a control with `dir="auto"` gets instead: the direction of all words in it, from the first render and while one types. */
export const typedDirection = (dir: ComponentProps<'input'>['dir'], value: unknown) =>
  dir === 'auto' ? { dir: dirOf(String(value ?? '')), onInput: follow } : { dir };
