export const empty = '';
