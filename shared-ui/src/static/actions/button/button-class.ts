export type ButtonStyle = {
  /** `danger`: what rejects, deletes, deactivates or ends something. It is the last in its row, apart from the others. */
  variant?: 'solid' | 'outline' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** A square button for an icon alone: it needs an `aria-label`. */
  isIcon?: boolean;
};

/** The class that makes a link, or a button made elsewhere, look like a button. */
export function buttonClass({ variant = 'solid', size = 'md', isIcon = false }: ButtonStyle = {}): string {
  return `ui-button ui-button-${variant}${size === 'md' ? '' : ` ui-button-${size}`}${isIcon ? ' ui-button-icon' : ''}`;
}
