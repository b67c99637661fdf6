import { Button, Icon, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';

/**
 * Both icons are rendered and the stylesheet shows the one that fits: the server cannot know the theme. `document-script.ts` changes
 * it, and keeps the choice in the cookie `theme`, which it reads before the first paint.
 */
export const ThemeButton = () => (
  <Button variant="ghost" isIcon data-theme="other">
    <span className="site-when-light">
      <Icon name="moon" />
      <VisuallyHidden>{messages.toDarkTheme}</VisuallyHidden>
    </span>
    <span className="site-when-dark">
      <Icon name="sun" />
      <VisuallyHidden>{messages.toLightTheme}</VisuallyHidden>
    </span>
  </Button>
);
