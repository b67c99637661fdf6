import signInDialog from '../session/sign-in/sign-in-dialog.css';
import footer from './footer.css';
import frame from './frame.css';
import header from './header.css';
import linksMenu from './links-menu.css';
import themeButton from './theme-button.css';

/** Each of them is one block of this layer. */
const layerBegunAgain = '}@layer recipes{';

/** The styles of what stands around every page. */
export const frameCss = [frame, header, linksMenu, themeButton, signInDialog, footer]
  .join('')
  .replaceAll(layerBegunAgain, '');
