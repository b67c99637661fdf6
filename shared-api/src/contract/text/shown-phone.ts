/** The codes of countries, whose first digits say how long they are (ITU-T E.164, annex D). */
const groups = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))?(\d{2,})(\d\d)(\d\d)(\d\d)$/;

/**
 * A stored number as people read it: `0550 10 20 30`, or `+33 612 34 56 78` of another country. What is not in the form that
 * `toPhone` makes is left as it is.
 */
export const shownPhone = (stored: string) =>
  groups
    .exec(stored.replace(/^\+213(?=\d{8,9}$)/, '0'))
    ?.slice(1)
    .filter(Boolean)
    .join(' ') ?? stored;
