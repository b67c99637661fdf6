import { Button, Icon, setTheme } from 'shared-ui/static';
import { messages } from '../messages.ts';

const isDark = () => document.documentElement.classList.contains('dark');
const toggle = () => setTheme(isDark() ? 'light' : 'dark');

/** Both faces are drawn and the stylesheet shows the one that fits: the server cannot know the theme. */
export const ThemeButton = () => (
  <>
    <span className="site-when-light">
      <Button variant="ghost" isIcon aria-label={messages.toDarkTheme} onClick={toggle}>
        <Icon name="moon" />
      </Button>
    </span>
    <span className="site-when-dark">
      <Button variant="ghost" isIcon aria-label={messages.toLightTheme} onClick={toggle}>
        <Icon name="sun" />
      </Button>
    </span>
  </>
);
