import type { PostFaults } from './check-post.ts';

/** Brings whoever wrote to the first thing that is refused: on a phone it stands above what is seen. */
export function focusFault(form: HTMLFormElement, { title, content }: PostFaults): void {
  const place = title ? '[name="title"]' : content && '[role="textbox"]';
  if (place) form.querySelector<HTMLElement>(place)?.focus();
}
