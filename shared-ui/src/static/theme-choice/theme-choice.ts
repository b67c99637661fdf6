export type ThemeChoice = 'light' | 'dark';

const aYear = 365 * 24 * 60 * 60;

/**
 * Shows the theme at once and keeps the choice for a year, in the cookie `theme`: the page's boot reads it before the
 * first paint, when opening the storage of a phone would cost more than rendering the page.
 */
export function setTheme(choice: ThemeChoice): void {
  document.documentElement.classList.toggle('dark', choice === 'dark');
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for the phones we serve
  document.cookie = `theme=${choice}; path=/; max-age=${aYear}; samesite=lax`;
}
