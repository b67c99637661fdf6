/** Stands in the place of the shell's `provide.ts`: one bundle lends nothing to others. */
export const provided = [];
