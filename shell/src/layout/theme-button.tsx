import { Button, Icon, setTheme, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';

const isDark = () => document.documentElement.classList.contains('dark');
const toggle = () => setTheme(isDark() ? 'light' : 'dark');

/** Both icons are rendered and the stylesheet shows the one that fits: the server cannot know the theme. */
export const ThemeButton = () => (
  <Button variant="ghost" isIcon onClick={toggle}>
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
