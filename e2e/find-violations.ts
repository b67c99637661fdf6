import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Theme = 'light' | 'dark';

/** A theme is a class of the document; its colours are there when nothing changes them any more. */
const show = (page: Page, theme: Theme) =>
  page.evaluate(async (isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
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
