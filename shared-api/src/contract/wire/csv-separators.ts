/**
 * What separates the cells of a CSV file that the portal writes: Excel splits at the list separator of its computer, `;` where
 * that is set to Arabic or French of Algeria, `,` where it is set to English. The first is that of who chose none.
 */
export const csvSeparators = ['semicolon', 'comma'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
export const [usualCsvSeparator] = csvSeparators;
