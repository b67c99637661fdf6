export const isSameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
