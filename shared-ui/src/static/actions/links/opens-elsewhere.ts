type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press on a link opens another tab or window, or saves its target: the browser does that. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
