/** Names a button that stands in every row: what is written on it, and whom or what it is about. */
export const actionOn = (action: string, name: string) => `${action}: ${name}`;
