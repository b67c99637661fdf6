import accountReminder from '../session/account-reminder.css';
import userCard from '../session/user-card.css';
import footer from './footer.css';
import frame from './frame.css';
import header from './header.css';
import linksMenu from './links-menu.css';
import themeButton from './theme-button.css';

/** The styles of what stands around every page. */
export const frameCss = [frame, header, linksMenu, themeButton, accountReminder, userCard, footer].join('');
