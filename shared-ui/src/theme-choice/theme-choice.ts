export type ThemeChoice = 'light' | 'dark' | 'system';

/** The key in localStorage; the page's boot reads it before the first paint. */
export const themeKey = 'theme';

const isChoice = (value: string | null): value is ThemeChoice => value === 'light' || value === 'dark';

/** What the person chose; `system` when nothing, or when the browser keeps its storage closed. */
export function getTheme(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey);
    return isChoice(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Keeps the choice and shows it at once; in a browser that stores nothing it lasts as long as the page. */
export function setTheme(choice: ThemeChoice): void {
  const isDark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
  try {
    localStorage.setItem(themeKey, choice);
  } catch (error) {
    reportError(error);
  }
}
