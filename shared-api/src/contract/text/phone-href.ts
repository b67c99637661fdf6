/** The address that calls a phone number, however it is written: `+213 (0) 661 23 45 67` gives `tel:+213661234567`. */
export const phoneHref = (number: string) =>
  `tel:${number
    .replace('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+2130/, '+213')}`;
