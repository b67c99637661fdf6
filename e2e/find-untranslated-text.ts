import type { Page } from '@playwright/test';

/** What is read or read out in Latin letters and is no pair's English half, no typed text and no key of the keyboard. */
export const findUntranslatedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isLatin = (text: string | null) => /[A-Za-z]{2}/.test((text ?? '').replace('CSV', ''));
    const isStray = (element: Element) =>
      element.checkVisibility() && !element.closest('script, style, noscript, kbd, bdi, [lang="en"], [dir="auto"]');
    /** No markup stands in an option: there the English of a pair follows a point. */
    const textOf = ({ tagName, textContent }: Element) =>
      tagName === 'OPTION' ? (textContent ?? '').replace(/ · .*/, '') : null;
    return [...document.body.querySelectorAll('*')].filter(isStray).flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const texts = own.map(({ textContent }) => textOf(element) ?? textContent);
      const isRecord = element.closest('tr, li') !== null; // its labels hold names that people typed
      const attributes = isRecord ? [] : ['aria-label', 'placeholder'].map((name) => element.getAttribute(name));
      return [...texts, ...attributes].filter((text) => text !== null && isLatin(text)) as string[];
    });
  });
