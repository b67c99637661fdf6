/** How a badge shows to whom a version is given. */
export const partTones = { stable: 'accent', canary: 'announcement', previous: 'neutral' } as const;
