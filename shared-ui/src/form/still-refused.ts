/** What is still to be said of a form's fields once some were changed: nothing of those. */
export const stillRefused = <Refused extends object>(refused: Refused, changes: object): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([name]) => !(name in changes))) as Refused;
