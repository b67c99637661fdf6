import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Theme = 'light' | 'dark';

/** A theme is a class of the document; colours are there at once, since a change out of sight does not end by itself. */
const show = (page: Page, theme: Theme) =>
  page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    const findChanges = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // the end of one may begin another in what inherits its colour
    for (let changes = findChanges(); changes.length > 0; changes = findChanges())
      for (const change of changes) change.finish();
  }, theme === 'dark');

/** What depends on colours: the other theme has the same elements, so that the other rules would say the same. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page as it stands, in both themes. */
export async function findViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await show(page, theme);
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'light' ? axe : axe.withRules(colourRules)).analyze();
    found.push(...violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' ')}`));
  }
  return found;
}
