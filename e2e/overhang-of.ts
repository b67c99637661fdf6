import type { Page } from '@playwright/test';

/**
 * By how many pixels something reaches beyond the window: the page's own width does not tell, since the main part cuts off
 * what is wider. What lies in a part that scrolls or cuts by itself, as a moving row does, is left out.
 */
export const overhangOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const main = document.querySelector('#content');
    const isHeld = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === main || parent === root) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isHeld(parent);
    };
    const beyond = [...(main?.querySelectorAll('*') ?? [])].map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const over = Math.max(-left, right - root.clientWidth);
      return element.checkVisibility() && width > 1 && over > 1 && !isHeld(element) ? over : 0;
    });
    return Math.round(Math.max(root.scrollWidth - root.clientWidth, ...beyond));
  });

/** By how many pixels what stands in a form reaches beyond it, at most: a form that cuts it off hides it from `overhangOf`. */
export const formOverhangOf = (page: Page): Promise<number> =>
  page
    .locator('form:visible')
    .evaluateAll((forms) => Math.max(0, ...forms.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)));
